import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { ask, client } from '../lib/api';
import { useSay } from '../lib/i18n';
import { FilePick } from './FilePick';
import { ensurePerson } from './people';
import { problemText } from './problems';

/** Bring the record of a game; the server replays it and says what is wrong with it. */
export function Upload(): ReactNode {
  const say = useSay();
  const id = useId();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const bring = async (file: File): Promise<void> => {
    setTrouble('');
    setBusy(true);
    try {
      const record = recordIn(await file.text());
      if (record === null) setTrouble(say('web-bad-record'));
      else if ((await ensurePerson()) !== null)
        go(`/replay/${(await ask(client.POST('/api/records', { body: record }))).table.id}`);
    } catch (error) {
      setTrouble(problemText(error, say));
    }
    setBusy(false);
  };
  return (
    <section className="panel replays-upload" aria-labelledby={id}>
      <h2 id={id}>{say('web-upload')}</h2>
      <FilePick
        label={say('web-upload-file')}
        accept=".json,application/json"
        note={say(isBusy ? 'web-upload-busy' : 'web-upload-note')}
        trouble={trouble}
        isOff={isBusy}
        onPick={(file) => void bring(file)}
      />
    </section>
  );
}

/** The record in a file; null if it holds none. */
export function recordIn(text: string): Record<string, never> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, never>)
      : null;
  } catch {
    return null;
  }
}
