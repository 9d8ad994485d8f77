import type { ReactNode } from 'react';
import { TITLES } from '../boards';
import { useSay, WithTexts } from '../lib/i18n';
import { Choices } from './Choices';
import type { Game } from './titles';

type Values = Readonly<Record<string, string>>;
type Props = { game: Game; values: Values; onChange: (values: Values) => void };

/** The options of a title, by the names that its own catalogue has for them. */
export function SetupOptions(props: Props): ReactNode {
  const title = TITLES[props.game.id];
  if (title === undefined || Object.keys(props.game.options).length === 0) return null;
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
