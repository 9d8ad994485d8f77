import { type ReactNode, useState } from 'react';
import type { Title } from '../boards/title';
import { Problem } from '../lib/api';
import { useSay } from '../lib/i18n';
import { FilePick } from './FilePick';
import type { Game } from '../lib/games';
import { Template } from './Template';
import { faultSaid, linesOf, lineOfSyntax } from './faults';

type Data = Readonly<Record<string, unknown>>;

type Props = {
  game: Game;
  title: Title;
  /** Every fault that the server found, in its words. */
  faults: readonly string[];
  /** A file is being read, or the table made. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  /** What the chosen file holds, if there is one that can be read. */
  onChange: (data: Data | null, hasBadFile: boolean) => void;
};

/** A board or components of one's own, from a file; the server checks them when the table is made. */
export function SetupComponents({ game, title, faults, isBusy, onBusy, onChange }: Props): ReactNode {
  const say = useSay();
  const [trouble, setTrouble] = useState('');
  const [text, setText] = useState('');
  const drop = (): void => {
    setTrouble('');
    onChange(null, false);
  };
  const read = async (file: File): Promise<void> => {
    drop();
    onBusy(true); // a table made meanwhile would lack what the file holds
    let read = '';
    try {
      read = await file.text();
      setText(read);
      onChange(await dataIn(file.name, read), false);
    } catch (error) {
      const line = lineOfSyntax(read, error);
      setTrouble(line === null ? say('web-bad-file') : say('web-bad-file-line', { line }));
      onChange(null, true);
    }
    onBusy(false);
  };
  return (
    <details className="setup-own">
      <summary>{say(game.takes_components === 'board' ? 'web-own-board' : 'web-own-components')}</summary>
      <Template title={title} />
      <FilePick
        label={say('web-own-file')}
        accept=".toml,.json"
        note={say('web-own-note')}
        trouble={trouble}
        isOff={isBusy}
        onPick={(file) => void read(file)}
        onDrop={drop}
      />
      {faults.length > 0 && <Faults faults={faults} text={text} />}
    </details>
  );
}

/** Every fault with its line, in the reader's language where we have words for it. */
function Faults({ faults, text }: { faults: readonly string[]; text: string }): ReactNode {
  const say = useSay();
  const lineOf = linesOf(text);
  return (
    <div role="alert" className="setup-faults">
      <p>{say('web-own-faults')}</p>
      <ul>
        {faults.map((fault) => {
          const path = /^[^\s:]+(?=: )/.exec(fault)?.[0] ?? '';
          const line = lineOf(path);
          const said = faultSaid(fault);
          return (
            <li key={fault}>
              {line !== null && <b>{say('web-fault-line', { line })} </b>}
              {said === null ? (
                <span lang="en">{fault}</span>
              ) : (
                <>
                  <code>{path}</code>:{' '}
                  {say(said.got === null ? 'web-fault-missing' : 'web-fault-other', {
                    wanted: say(said.wanted.key, said.wanted.args),
                    got: said.got ?? '',
                  })}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What is wrong with components, if that is why no table was made. */
export function faultsIn(error: unknown): readonly string[] {
  const faults = error instanceof Problem && error.key === 'server-bad-components' ? error.args['faults'] : null;
  return Array.isArray(faults) ? faults.map(String) : [];
}

/** What a file holds, as `revier board check` takes it (TOML), or as JSON. */
async function dataIn(name: string, text: string): Promise<Data> {
  const found: unknown = name.endsWith('.json') ? JSON.parse(text) : (await import('smol-toml')).parse(text);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new Error('not a table of values');
  return found as Data;
}
