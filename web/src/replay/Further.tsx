import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { ask, client, Problem, type Table } from '../lib/api';
import { useSay } from '../lib/i18n';
import { Icon } from '../lib/Icon';

/** Take it along, show it to somebody, play on from here. */
export function Further({ table, ply, isEnd }: { table: Table; ply: number; isEnd: boolean }): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(`/replay/${table.id}/${ply}`, location.href).href);
      setTold(say('web-replay-copied'));
    } catch {
      setTold(say('web-replay-not-copied'));
    }
  };
  const playOn = async (): Promise<void> => {
    const body = { ply, access: 'link' as const, seat: 0, pace: { kind: 'none' as const } };
    try {
      const made = await ask(client.POST('/api/tables/{table}/clone', { params: { path: { table: table.id } }, body }));
      go(`/table/${made.table.id}`);
    } catch (error) {
      setTold(error instanceof Problem && error.message !== '' ? error.message : say('web-offline'));
    }
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => void copy()}>
        <Icon id="link" size={18} />
        <span>{say('web-replay-copy')}</span>
      </button>
      <a className="btn" href={`/api/tables/${table.id}/record`} download={`revier-${table.id}.json`}>
        <Icon id="arrow-down" size={18} />
        <span>{say('web-replay-record')}</span>
      </a>
      <button type="button" className="btn" onClick={() => void playOn()} disabled={isEnd}>
        <Icon id="play" size={18} />
        <span>{say('web-replay-play-on')}</span>
      </button>
      <span role="status">{told}</span>
    </>
  );
}
