import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Crest } from '../art/players';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import { useMe } from './people';

/** Who is here, and what they may want to change. */
export function PersonMenu({ onSettings }: { onSettings: () => void }): ReactNode {
  const say = useSay();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const closeBeside = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    if (isOpen) addEventListener('pointerdown', closeBeside);
    return () => removeEventListener('pointerdown', closeBeside);
  }, [isOpen]);
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  const close = (): void => setOpen(false);
  const name = me?.name ?? say('web-you');
  return (
    <div className="person" ref={box} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className="btn ghost person-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {me == null ? <Icon id="user" size={22} /> : <Crest color="red" size={24} letter={initial(me.name)} />}
        <span className="person-name" aria-hidden="true">
          {name}
        </span>
        <span className="unseen">{me == null ? say('web-person-menu-nobody') : say('web-person-menu', { name })}</span>
      </button>
      {isOpen && (
        <div className="person-menu">
          <Link href="/me" onClick={close}>
            <Icon id="user" /> {say(me == null ? 'web-menu-sign-in' : 'web-menu-account')}
          </Link>
          <button
            type="button"
            onClick={() => {
              close();
              onSettings();
            }}
          >
            <Icon id="settings" /> {say('web-settings')}
          </button>
          <Link href="/rules" onClick={close}>
            <Icon id="rules" /> {say('web-menu-rules')}
          </Link>
        </div>
      )}
    </div>
  );
}

function initial(name: string): string {
  return [...name][0]?.toLocaleUpperCase() ?? '';
}
