/** The stage of Glück Auf: the surface that all share on top, a player's mine below. */
import type { ReactNode } from 'react';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { usePointed } from '../../help/Tip';
import { useSay } from '../../lib/i18n';
import type { BoardProps } from '../../table/board';
import { Defs } from './Defs';
import { Draft } from './Draft';
import { Drawn, Supply } from './Drawn';
import { Pieces } from '../motion';
import { STYLES } from './motion';
import { PhoneSurface } from './PhoneSurface';
import { Pit } from './Pit';
import { GEOMETRY } from './pit/geometry';
import { Side } from './Side';
import { type PointedSpace, Surface, SURFACE_HEIGHT } from './Surface';
import { useWords } from './surface/words';
import { Spotlight, Tip } from './Tip';
import type { Event } from './events';
import './scene.css';
import './sheet.css';

type Props = BoardProps<GlueckAufView, Event>;

/** What lies over the board while it is to be chosen from. */
function Choosing({ view, decision }: Props): ReactNode {
  if (view.draft.length > 0) return <Draft view={view} />; // also while somebody else takes one
  if (decision?.kind === 'CubeColor') return <Supply view={view} />;
  return view.drawn === null ? null : <Drawn drawn={view.drawn} />;
}

/** How much of the stage is wanted: from where, how high. */
function extent(part: Props['part']): { top: number; height: number } {
  const { height } = GEOMETRY.wide;
  if (part === 'shared') return { top: 0, height: SURFACE_HEIGHT };
  if (part === 'own') return { top: SURFACE_HEIGHT, height: height - SURFACE_HEIGHT };
  return { top: 0, height };
}

function Stage(props: Props): ReactNode {
  const { view, players, seat, shown, decision, news, layout, part } = props;
  const say = useSay();
  const words = useWords(view, players, seat);
  const [pointed, setPointed] = usePointed<PointedSpace>();
  const { top, height } = extent(part);
  return (
    <div className="ga-stage">
      <svg
        viewBox={`0 ${top} ${GEOMETRY.wide.width} ${height}`}
        preserveAspectRatio="xMidYMin"
        role="group"
        aria-label={say('web-ga-board')}
      >
        <Defs />
        {part !== 'shared' && <Pit view={view} seat={shown} layout={layout} players={players} mine={shown === seat} />}
        {part !== 'own' && (
          <Surface view={view} players={players} decision={decision} news={news} words={words} onPoint={setPointed} />
        )}
        {part !== 'own' && pointed !== null && <Spotlight at={pointed} />}
      </svg>
      {part !== 'own' && <Choosing {...props} />}
      {part === 'all' && pointed !== null && <Tip at={pointed} words={words} onGone={() => setPointed(null)} />}
    </div>
  );
}

/** On a phone: the surface building by building, or the mine. */
function PhoneStage(props: Props): ReactNode {
  const { view, players, seat, shown, part } = props;
  const say = useSay();
  const { width, height } = GEOMETRY.phone;
  return (
    <div className="ga-stage ga-phone">
      {part !== 'own' && <PhoneSurface {...props} sheet={<Choosing {...props} />} />}
      {part !== 'shared' && (
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={say('web-ga-board')}>
          <Defs />
          <Pit view={view} seat={shown} layout="phone" players={players} mine={shown === seat} />
        </svg>
      )}
      {part === 'own' && <Side view={view} seat={seat} shown={shown} players={players} />}
    </div>
  );
}

export function Board(props: Props): ReactNode {
  return (
    <Pieces view={props.view} styles={STYLES}>
      {props.layout === 'phone' ? <PhoneStage {...props} /> : <Stage {...props} />}
    </Pieces>
  );
}
