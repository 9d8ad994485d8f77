import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Mark } from '../art/Mark';
import { ask, client } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import { change, theme, useSettings } from '../lib/settings';
import { LANGUAGES, type Language } from '../lib/texts';
import { type Me, useMe } from './people';
import { PersonMenu } from './PersonMenu';
import { PLACES } from './places';
import { SettingsDialog } from './SettingsDialog';

/** Mark, places, language, light, help, and who is here. */
export function Header(): ReactNode {
  const say = useSay();
  const [here] = useLocation();
  const [isSetting, setSetting] = useState(false);
  return (
    <header className="top">
      <Link href="/" className="top-brand" aria-label={say('web-home')}>
        <span className="top-mark">
          <Mark size={44} />
        </span>
        <b aria-hidden="true">Revier</b>
      </Link>
      <nav className="top-nav" aria-label={say('web-nav')}>
        {PLACES.map(({ href, name }) => (
          <Link key={href} href={href} aria-current={here === href ? 'page' : undefined}>
            {say(name)}
          </Link>
        ))}
      </nav>
      <div className="top-right">
        <LanguageSwitch />
        <ThemeButton />
        <Link href="/rules" className="iconbtn top-help" aria-label={say('web-help')}>
          <Icon id="help" size={22} />
        </Link>
        <PersonMenu onSettings={() => setSetting(true)} />
      </div>
      {isSetting && <SettingsDialog onClose={() => setSetting(false)} />}
    </header>
  );
}

const LANGUAGE_NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English', fr: 'Français' };

/** Speak another language from now on; the server shall know it as well. */
function speak(language: Language, me: Me | null | undefined): void {
  change({ language });
  if (me == null) return;
  ask(client.PATCH('/api/me', { body: { language } })).catch(() => undefined); // this browser has it in any case
}

function LanguageSwitch(): ReactNode {
  const say = useSay();
  const me = useMe();
  const { language } = useSettings();
  return (
    <div className="seg" role="group" aria-label={say('web-language')}>
      {LANGUAGES.map((other) => (
        <button
          key={other}
          type="button"
          lang={other}
          aria-label={`${other.toUpperCase()} – ${LANGUAGE_NAMES[other]}`}
          title={LANGUAGE_NAMES[other]}
          aria-pressed={other === language}
          onClick={() => speak(other, me)}
        >
          {other.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

function ThemeButton(): ReactNode {
  const say = useSay();
  useSettings(); // draws it anew when the theme changes
  const isDark = theme() === 'coal';
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={say(isDark ? 'web-theme-to-paper' : 'web-theme-to-coal')}
      onClick={() => change({ theme: isDark ? 'paper' : 'coal' })}
    >
      <Icon id={isDark ? 'sun' : 'moon'} size={22} />
    </button>
  );
}
