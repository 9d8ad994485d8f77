import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useSay } from '../lib/i18n';
import { Plain } from './Failure';

export function NotFound(): ReactNode {
  const say = useSay();
  const title = say('web-not-found-title');
  useEffect(() => {
    document.title = `${title} · Revier`;
  }, [title]);
  return (
    <Plain title={title} text={say('web-not-found-text')}>
      <Link href="/" className="btn primary">
        {say('web-to-lobby')}
      </Link>
    </Plain>
  );
}
