import type { ReactNode } from 'react';
import { useSay } from '../lib/i18n';
import { Dialog } from '../shell/Dialog';
import { SettingsDialog } from '../shell/SettingsDialog';
import { Chat } from './Chat';
import type { Drawer } from './Header';
import { KeysDialog } from './KeysDialog';
import { Log } from './Log';
import { Menu } from './Menu';
import { OptionGroups } from './Options';
import { Outlook } from './Outlook';
import type { StageProps } from './Stage';

type Props = {
  drawer: Drawer | null;
  stage: StageProps;
  unread: number;
  /** Of the messages of the title. */
  prefix: string;
  onRestart: (() => void) | null;
  onText: () => void;
  onOpen: (drawer: Drawer | null) => void;
};

/** Whatever lies over the table. */
export function Drawers({ drawer, stage, unread, prefix, onRestart, onText, onOpen }: Props): ReactNode {
  const say = useSay();
  const close = (): void => onOpen(null);
  const { table, game, log, players, headings, looked, onLook, choosing, module, isText, width, chat } = stage;
  switch (drawer) {
    case null:
      return width !== 'phone' && width !== 'small' ? null : choosing.open === null ||
        choosing.options.length === 0 ? null : (
        <Dialog title={say('web-table-options')} onClose={() => choosing.setOpen(null)}>
          <OptionGroups choosing={choosing} module={module} />
        </Dialog>
      );
    case 'chat':
      return chat === null ? null : (
        <Dialog title={say('web-table-chat')} onClose={close}>
          <Chat {...chat} />
        </Dialog>
      );
    case 'log':
      return (
        <Dialog title={say('web-table-log')} onClose={close}>
          <Log {...{ table, log, players, headings, looked, onLook }} />
        </Dialog>
      );
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'menu':
      return (
        <Menu
          {...{ table, isText, unread, onRestart, onText, onOpen }}
          outlook={module.outlook ?? 'web-outlook'}
          onClose={close}
        />
      );
    case 'outlook':
      return <Outlook table={table.id} {...{ prefix, game, module, players }} onClose={close} />;
  }
}
