import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSay } from '../lib/i18n';
import { problemText } from './problems';
import './quiet.css';

type Props<T> = {
  query: UseQueryResult<T[]>;
  /** What to say where there is nothing. */
  empty: ReactNode;
  children: (found: T[]) => ReactNode;
};

/** A list from the server: it comes, it is empty, it is there, or it cannot be had just now. What was there stays. */
export function Quiet<T>({ query, empty, children }: Props<T>): ReactNode {
  const say = useSay();
  const { data, error, failureReason, refetch } = query;
  const trouble = error ?? (data === undefined ? failureReason : null);
  return (
    <>
      {trouble !== null && (
        <p className="quiet" role="status">
          {problemText(trouble, say)}{' '}
          <button type="button" className="quiet-again" onClick={() => void refetch()}>
            {say('web-again')}
          </button>
        </p>
      )}
      {data === undefined && trouble === null && query.isFetching && <p className="quiet">{say('web-loading')}</p>}
      {data !== undefined && (data.length === 0 ? <div className="quiet">{empty}</div> : children(data))}
    </>
  );
}
