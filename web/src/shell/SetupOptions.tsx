import type { ReactNode } from 'react';
import { useTitles } from '../boards/useTitles';
import type { Game } from '../lib/games';
import { useSay, WithTexts } from '../lib/i18n';
import { Choices } from './Choices';

type Values = Readonly<Record<string, string>>;
type Props = { game: Game; values: Values; onChange: (values: Values) => void };

/** The options of a title, by the names that its own catalogue has for them. */
export function SetupOptions(props: Props): ReactNode {
  const title = useTitles().of(props.game.id);
  if (Object.keys(props.game.options).length === 0) return null;
  return (
    <WithTexts also={title.catalogues}>
      <Chosen {...props} prefix={title.prefix} />
    </WithTexts>
  );
}

function Chosen({ game, values, onChange, prefix }: Props & { prefix: string }): ReactNode {
  const say = useSay();
  const text = (...words: string[]): string => say([prefix, 'option', ...words].join('-').replaceAll('_', '-'));
  return Object.entries(game.options).map(([name, possible]) => (
    <Choices
      key={name}
      legend={text(name)}
      value={values[name] ?? possible[0] ?? ''}
      choices={possible.map((value) => ({ value, label: text(name, value) }))}
      onChange={(value) => onChange({ ...values, [name]: value })}
    />
  ));
}
