/** Beside the map: the bank, the mine disaster, the consolidations; whichever the phase is about lies on top. */
import { type ReactNode, useState } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { useSay } from '../../lib/i18n';
import type { BoardProps } from '../../table/board';
import { Auction } from './Auction';
import { Bank } from './Bank';
import { Disaster } from './Disaster';
import type { Event } from './events';
import './scene.css';
import './sheet.css';
import './narrow.css';

type Props = BoardProps<KohleUndKolonieView, Event>;
type SheetName = 'bank' | 'disaster' | 'auction';

const SHEETS: readonly { id: SheetName; text: string; icon: string }[] = [
  { id: 'bank', text: 'web-kk-sheet-bank', icon: 'bank' },
  { id: 'disaster', text: 'web-kk-sheet-disaster', icon: 'disaster' },
  { id: 'auction', text: 'web-kk-sheet-auction', icon: 'gavel' },
];

const DISASTER_PHASE = 5;
const TOKENS = 'ChooseBonusToken'; // which lie in the bank

/** What the moment is about. */
export function sheetFor(view: KohleUndKolonieView): SheetName {
  if (view.auction !== null) return 'auction';
  return view.phase === DISASTER_PHASE ? 'disaster' : 'bank';
}

export function Side(props: Props): ReactNode {
  const say = useSay();
  const { view, decision } = props;
  const isOfTokens = decision?.kind === TOKENS;
  const wanted = isOfTokens ? 'bank' : sheetFor(view);
  const moment = `${wanted} ${isOfTokens}`;
  const [chosen, setChosen] = useState<{ sheet: SheetName; moment: string } | null>(null);
  // one stays with what one chose until the game turns to something else, or asks for what lies on another sheet
  const sheet = chosen?.moment === moment ? chosen.sheet : wanted;
  return (
    <div className="kk kk-side">
      <div className="kk-tabs" role="group" aria-label={say('web-kk-sheets')}>
        {SHEETS.map(({ id, text, icon }) => (
          <button key={id} type="button" aria-pressed={sheet === id} onClick={() => setChosen({ sheet: id, moment })}>
            <Icon id={icon} size={18} />
            {say(text)}
          </button>
        ))}
      </div>
      {sheet === 'bank' && <Bank {...props} />}
      {sheet === 'disaster' && <Disaster {...props} />}
      {sheet === 'auction' && <Auction {...props} />}
    </div>
  );
}
