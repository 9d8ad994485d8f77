import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { rulesLink } from '../help/link';
import { ask, client, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { NewWindow } from '../lib/NewWindow';
import { useSay } from '../lib/i18n';
import { Dialog } from '../shell/Dialog';
import { attempt } from '../shell/problems';
import type { Drawer } from './Header';

type Props = {
  table: Table;
  isText: boolean;
  unread: number;
  /** What the sheet of what would be scored now is called. */
  outlook: string;
  /** Take back the whole turn; null: it cannot be. */
  onRestart: (() => void) | null;
  onText: () => void;
  onOpen: (drawer: Drawer) => void;
  onClose: () => void;
};

/** Everything that is not needed all the time. */
export function Menu({ table, isText, unread, outlook, onRestart, onText, onOpen, onClose }: Props): ReactNode {
  const say = useSay();
  const isMine = table.my_seats.length > 0 && (table.status === 'running' || table.status === 'frozen');
  const and = (work: () => void) => (): void => {
    onClose();
    work();
  };
  return (
    <Dialog title={say('web-table-menu')} onClose={onClose}>
      <div className="tb-menu">
        {onRestart !== null && <Item icon="first" text={say('web-table-restart-turn')} onClick={and(onRestart)} />}
        <Item icon="eye" text={say(isText ? 'web-table-drawn-board' : 'web-table-text-board')} onClick={and(onText)} />
        {table.status === 'running' && <Item icon="chart" text={say(outlook)} onClick={() => onOpen('outlook')} />}
        <Item icon="log" text={say('web-table-log')} onClick={() => onOpen('log')} />
        <Item
          icon="chat"
          text={
            unread > 0
              ? say('web-table-with-unread', { what: say('web-table-chat'), count: unread })
              : say('web-table-chat')
          }
          onClick={() => onOpen('chat')}
        />
        <Item icon="settings" text={say('web-settings')} onClick={() => onOpen('settings')} />
        <Item icon="keyboard" text={say('web-table-keys')} onClick={() => onOpen('keys')} />
        <NewWindow href={rulesLink(table)} className="btn">
          <Icon id="rules" size={18} />
          {say('web-table-rules')}
        </NewWindow>
        <Link href="/" className="btn">
          <Icon id="arrow-left" size={18} />
          {say('web-table-to-lobby')}
        </Link>
        {isMine && <Leaving table={table} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Item({ icon, text, onClick }: { icon: string; text: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="btn" onClick={onClick}>
      <Icon id={icon} size={18} />
      {text}
    </button>
  );
}

/** Walking away, and ending the game: asked twice, since the others are left behind. */
function Leaving({ table, onClose }: { table: Table; onClose: () => void }): ReactNode {
  const say = useSay();
  const [asked, setAsked] = useState<'away' | 'end' | null>(null);
  const params = { path: { table: table.id } };
  const path = asked === 'away' ? '/api/tables/{table}/away' : '/api/tables/{table}/end';
  const leave = async (): Promise<void> => {
    if (await attempt(() => ask(client.POST(path, { params })), say)) onClose();
  };
  if (asked !== null) {
    return (
      <div className="tb-sure">
        <p>{say(asked === 'away' ? 'web-table-walk-away-note' : 'web-table-propose-end-note')}</p>
        <button type="button" className="btn primary" onClick={() => void leave()}>
          {say(asked === 'away' ? 'web-table-walk-away' : 'web-table-propose-end')}
        </button>
        <button type="button" className="btn" onClick={() => setAsked(null)}>
          {say('web-table-stay')}
        </button>
      </div>
    );
  }
  return (
    <>
      <Item icon="pass" text={say('web-table-walk-away')} onClick={() => setAsked('away')} />
      <Item icon="close" text={say('web-table-propose-end')} onClick={() => setAsked('end')} />
    </>
  );
}
