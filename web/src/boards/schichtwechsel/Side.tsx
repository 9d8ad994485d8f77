/** Beside the board: the action cards on a phone, else the chain of effects; under the players the round. */
import type { ReactNode } from 'react';
import type { View } from '../../generated/schichtwechsel';
import type { BoardProps } from '../../table/board';
import { Chain } from './Chain';
import { PhoneCards } from './PhoneCards';
import { Round } from './Round';
import type { Event } from './events';

type Props = BoardProps<View, Event>;

export function Side(props: Props): ReactNode {
  if (props.layout === 'phone') return <PhoneCards {...props} />;
  return <Chain news={props.news} players={props.players} />;
}

export function Under({ view, players }: Props): ReactNode {
  return <Round view={view} players={players} />;
}
