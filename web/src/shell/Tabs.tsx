import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import { PLACES } from './places';

/** The navigation on phones, at the foot of the screen. */
export function Tabs(): ReactNode {
  const say = useSay();
  const [here] = useLocation();
  const all = [...PLACES, { href: '/me', name: 'web-nav-me', icon: 'user' }];
  return (
    <nav className="tabs" aria-label={say('web-nav')}>
      {all.map(({ href, name, icon }) => (
        <Link key={href} href={href} aria-current={here === href ? 'page' : undefined}>
          <Icon id={icon} size={22} />
          {say(name)}
        </Link>
      ))}
    </nav>
  );
}
