import type { ReactNode } from 'react';
import { useSay } from '../lib/i18n';
import { change, type Settings, useSettings } from '../lib/settings';
import { type Choice, Choices } from './Choices';
import { Dialog } from './Dialog';

type Texts<T> = readonly (readonly [T, string])[];

const THEMES: Texts<Settings['theme']> = [
  ['system', 'web-theme-system'],
  ['paper', 'web-theme-paper'],
  ['coal', 'web-theme-coal'],
];
const CONFIRMS: Texts<Settings['confirm']> = [
  ['never', 'web-confirm-never'],
  ['commits', 'web-confirm-commits'],
  ['always', 'web-confirm-always'],
];
const FORCED: Texts<boolean> = [
  [true, 'web-forced-on'],
  [false, 'web-forced-off'],
];
const SPEEDS: Texts<Settings['speed']> = [
  [0, 'web-speed-off'],
  [0.5, 'web-speed-slow'],
  [1, 'web-speed-usual'],
  [2, 'web-speed-fast'],
];
const OTHERS: Texts<Settings['others']> = [
  ['act', 'web-others-act'],
  ['turn', 'web-others-turn'],
  ['none', 'web-others-none'],
];
const CURTAINS: Texts<Settings['curtain']> = [
  ['secrets', 'web-curtain-secrets'],
  ['always', 'web-curtain-always'],
  ['never', 'web-curtain-never'],
];
const PALETTES: Texts<Settings['palette']> = [
  ['standard', 'web-palette-standard'],
  ['safe', 'web-palette-safe'],
];
const SOUNDS: Texts<boolean> = [
  [false, 'web-sounds-off'],
  [true, 'web-sounds-on'],
];

/** What a person likes, kept by this browser; changes show at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const say = useSay();
  const { theme, confirm, forced, speed, others, curtain, palette, sounds } = useSettings();
  const spoken = <T,>(texts: Texts<T>): Choice<T>[] => texts.map(([value, key]) => ({ value, label: say(key) }));
  return (
    <Dialog title={say('web-settings')} onClose={onClose}>
      <div className="form">
        <Choices
          legend={say('web-theme')}
          value={theme}
          choices={spoken(THEMES)}
          onChange={(value) => change({ theme: value })}
        />
        <Choices
          legend={say('web-confirm')}
          value={confirm}
          choices={spoken(CONFIRMS)}
          onChange={(value) => change({ confirm: value })}
        />
        <Choices
          legend={say('web-forced')}
          value={forced}
          choices={spoken(FORCED)}
          onChange={(value) => change({ forced: value })}
        />
        <Choices
          legend={say('web-speed')}
          value={speed}
          choices={spoken(SPEEDS)}
          onChange={(value) => change({ speed: value })}
        />
        <Choices
          legend={say('web-others')}
          value={others}
          choices={spoken(OTHERS)}
          onChange={(value) => change({ others: value })}
        />
        <Choices
          legend={say('web-curtain')}
          value={curtain}
          choices={spoken(CURTAINS)}
          onChange={(value) => change({ curtain: value })}
        />
        <Choices
          legend={say('web-palette')}
          value={palette}
          choices={spoken(PALETTES)}
          onChange={(value) => change({ palette: value })}
          note={say('web-palette-note')}
        />
        <Choices
          legend={say('web-sounds')}
          value={sounds}
          choices={spoken(SOUNDS)}
          onChange={(value) => change({ sounds: value })}
        />
        <p className="field-note">{say('web-settings-note')}</p>
      </div>
    </Dialog>
  );
}
