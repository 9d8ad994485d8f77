import { type ReactNode, useState } from 'react';
import { Problem } from '../lib/api';
import { useSay } from '../lib/i18n';
import { FilePick } from './FilePick';
import type { Game } from '../lib/games';

type Data = Readonly<Record<string, unknown>>;

type Props = {
  game: Game;
  /** Every fault that the server found, in its words. */
  faults: readonly string[];
  /** A file is being read, or the table made. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  /** What the chosen file holds, if there is one that can be read. */
  onChange: (data: Data | null, hasBadFile: boolean) => void;
};

/** A board or components of one's own, from a file; the server checks them when the table is made. */
export function SetupComponents({ game, faults, isBusy, onBusy, onChange }: Props): ReactNode {
  const say = useSay();
  const [trouble, setTrouble] = useState('');
  const drop = (): void => {
    setTrouble('');
    onChange(null, false);
  };
  const read = async (file: File): Promise<void> => {
    drop();
    onBusy(true); // a table made meanwhile would lack what the file holds
    try {
      onChange(await dataIn(file), false);
    } catch {
      setTrouble(say('web-bad-file'));
      onChange(null, true);
    }
    onBusy(false);
  };
  return (
    <details className="setup-own">
      <summary>{say(game.takes_components === 'board' ? 'web-own-board' : 'web-own-components')}</summary>
      <FilePick
        label={say('web-own-file')}
        accept=".toml,.json"
        note={say('web-own-note')}
        trouble={trouble}
        isOff={isBusy}
        onPick={(file) => void read(file)}
        onDrop={drop}
      />
      {faults.length > 0 && (
        <div role="alert" className="setup-faults">
          <p>{say('web-own-faults')}</p>
          <ul lang="en">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

/** What is wrong with components, if that is why no table was made. */
export function faultsIn(error: unknown): readonly string[] {
  const faults = error instanceof Problem && error.key === 'server-bad-components' ? error.args['faults'] : null;
  return Array.isArray(faults) ? faults.map(String) : [];
}

/** What a file holds, as `revier board check` takes it (TOML), or as JSON. */
async function dataIn(file: File): Promise<Data> {
  const text = await file.text();
  const found: unknown = file.name.endsWith('.json') ? JSON.parse(text) : (await import('smol-toml')).parse(text);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new Error('not a table of values');
  return found as Data;
}
