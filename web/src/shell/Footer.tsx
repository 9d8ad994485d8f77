import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSay } from '../lib/i18n';

export function Footer(): ReactNode {
  const say = useSay();
  return (
    <footer className="foot">
      <span>{say('web-foot-free')}</span>
      <Link href="/rules">{say('web-foot-rules')}</Link>
      <Link href="/me">{say('web-foot-data')}</Link>
      <span className="foot-end">{say('web-foot-independent')}</span>
    </footer>
  );
}
