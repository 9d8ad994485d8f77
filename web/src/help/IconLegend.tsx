/** The symbols of a title, in words. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Legend, Title } from '../boards/title';
import { useSay, WithTexts } from '../lib/i18n';
import { Icon } from '../lib/Icon';
import { namedHelp } from './words';

const LEGENDS = import.meta.glob<Legend>('../boards/*/legend.ts', { import: 'default' });

export function IconLegend({ title }: { title: Title }): ReactNode {
  const [legend, setLegend] = useState<Legend | null>(null);
  useEffect(() => {
    let wanted = true;
    void LEGENDS[`../boards/${title.family}/legend.ts`]?.().then((found) => wanted && setLegend(found));
    return () => {
      wanted = false;
    };
  }, [title]);
  if (legend === null) return null;
  return (
    <WithTexts also={['web_help', ...title.help]}>
      <Symbols legend={legend} />
    </WithTexts>
  );
}

function Symbols({ legend }: { legend: Legend }): ReactNode {
  const say = useSay();
  return (
    <section className="rules-symbols" aria-labelledby="symbols">
      <h2 id="symbols">{say('web-rules-symbols')}</h2>
      <ul>
        {legend.map(([icon, text]) => {
          const { name, rest } = namedHelp(say(text));
          return (
            <li key={text}>
              <Icon id={icon} size={36} />
              <span>
                <b>{name}</b> {rest}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
