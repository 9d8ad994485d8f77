/** The stage of Kohle & Kolonie: the map that all share on top, a player's estate below. */
import type { ReactNode } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import type { BoardProps } from '../../table/board';
import { Pieces } from '../motion';
import { Begins } from './Begins';
import { Elsewhere } from './Elsewhere';
import { Map } from './Map';
import { MinersContext, useMiners } from './miners';
import { STYLES } from './motion';
import { Phase } from './Phase';
import { PhoneMap } from './PhoneMap';
import { Pitheads } from './Pithead';
import { Store } from './Store';
import { Tableau } from './Tableau';
import type { Event } from './events';
import './board.css';
import './scene.css';

type Props = BoardProps<KohleUndKolonieView, Event>;

/** Tableau, pithead tiles and what is left beside them. */
function Estate({ view, shown, seat, players }: Props): ReactNode {
  const player = players[shown];
  if (player === undefined) return null;
  const isMine = shown === seat;
  const parts = { view, player, isMine };
  return (
    <section className="kk kk-estate" data-scene={`estate:${shown}`}>
      <Store {...parts} />
      <Tableau {...parts} />
      <Pitheads {...parts} />
    </section>
  );
}

function Stage(props: Props): ReactNode {
  const { part } = props;
  return (
    <div className="kk-stage">
      {part !== 'own' && <Map {...props} />}
      {part !== 'shared' && <Estate {...props} />}
    </div>
  );
}

function PhoneStage(props: Props): ReactNode {
  const { part } = props;
  return (
    <div className="kk-stage kk-phone">
      <Phase view={props.view} />
      {part === 'shared' && <Elsewhere of="own" />}
      {part !== 'own' && <PhoneMap {...props} />}
      {part === 'own' && <Elsewhere of="shared" />}
      {part !== 'shared' && <Estate {...props} />}
    </div>
  );
}

export function Board(props: Props): ReactNode {
  const { view, layout } = props;
  const miners = useMiners(view);
  return (
    <MinersContext value={miners}>
      <Pieces view={view} styles={STYLES}>
        <Begins {...props}>{layout === 'phone' ? <PhoneStage {...props} /> : <Stage {...props} />}</Begins>
      </Pieces>
    </MinersContext>
  );
}
