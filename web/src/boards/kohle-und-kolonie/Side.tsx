/**
 * Beside the map: which phase runs, the bank, the mine disaster, the consolidations. On a wide window they are a strip;
 * one of them opens when it is asked about or under way, and by a click.
 */
import { type ReactNode, useState } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { useSay } from '../../lib/i18n';
import type { BoardProps } from '../../table/board';
import { useWidth } from '../../table/useWidth';
import { Auction } from './Auction';
import { Bank } from './Bank';
import { Disaster } from './Disaster';
import { Phase } from './Phase';
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
/** Questions whose answers, or what one decides by, lie on a sheet. */
const ASKED: Readonly<Record<string, SheetName>> = {
  ChooseBonusToken: 'bank',
  DisasterPenalty: 'disaster',
  MiningDamagePay: 'disaster',
  ConsolidationToken: 'auction',
  AuctionBid: 'auction',
};

/** What the moment is about. */
export function sheetFor(view: KohleUndKolonieView): SheetName {
  if (view.auction !== null) return 'auction';
  return view.phase === DISASTER_PHASE ? 'disaster' : 'bank';
}

/** What has to be seen now; null: nothing of it. */
export function openFor({ view, decision }: Pick<Props, 'view' | 'decision'>): SheetName | null {
  const asked = decision === null ? undefined : ASKED[decision.kind];
  if (asked !== undefined) return asked;
  return decision === null && view.auction !== null ? 'auction' : null;
}

export function Side(props: Props): ReactNode {
  const say = useSay();
  const { view, decision } = props;
  const isStrip = useWidth() === 'wide';
  const wanted = isStrip ? openFor(props) : (openFor(props) ?? sheetFor(view));
  // a strip closes with every question, so that it covers nothing that another one asks for
  const kind = decision?.kind ?? '';
  const moment = `${wanted ?? ''} ${isStrip ? kind : (ASKED[kind] ?? '')}`;
  const [chosen, setChosen] = useState<{ sheet: SheetName | null; moment: string } | null>(null);
  // one stays with what one chose until the game turns to something else, or asks for what lies on another sheet
  const sheet = chosen?.moment === moment ? chosen.sheet : wanted;
  const choose = (id: SheetName): void => setChosen({ sheet: isStrip && sheet === id ? null : id, moment });
  return (
    <div className={isStrip ? 'kk kk-side kk-strip' : 'kk kk-side'}>
      <Phase view={view} />
      <div className="kk-tabs" role="group" aria-label={say('web-kk-sheets')}>
        {SHEETS.map(({ id, text, icon }) => (
          <button key={id} type="button" aria-pressed={sheet === id} onClick={() => choose(id)}>
            <Icon id={icon} size={18} />
            {say(text)}
          </button>
        ))}
      </div>
      {sheet !== null && (
        <div className="kk-open">
          {sheet === 'bank' && <Bank {...props} />}
          {sheet === 'disaster' && <Disaster {...props} />}
          {sheet === 'auction' && <Auction {...props} />}
        </div>
      )}
    </div>
  );
}
