import { onlineManager } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useSay } from '../lib/i18n';
import { useTitle } from '../lib/useTitle';
import { Footer } from './Footer';
import { Header } from './Header';
import { Tabs } from './Tabs';
import './page.css';

type Props = {
  /** For the window's title and, unless `isBare`, the heading. */
  title: string;
  children: ReactNode;
  /** The page brings a heading of its own. */
  isBare?: boolean;
};

/** A page of the shell: header, content, footer. */
export function Page({ title, children, isBare = false }: Props): ReactNode {
  const say = useSay();
  useTitle(title);
  return (
    <div className="page">
      <a className="page-skip" href="#content" onClick={focusContent}>
        {say('web-skip')}
      </a>
      <Header />
      <Offline />
      <main id="content" className="page-main" tabIndex={-1}>
        {!isBare && <h1 className="page-title">{title}</h1>}
        {children}
      </main>
      <Footer />
      <Tabs />
    </div>
  );
}

/** Says so while the browser has no network; lists come back by themselves. */
function Offline(): ReactNode {
  const say = useSay();
  const isOnline = useSyncExternalStore(
    (listen) => onlineManager.subscribe(listen),
    () => onlineManager.isOnline(),
  );
  return (
    <p className="page-offline" role="status">
      {!isOnline && say('web-offline')}
    </p>
  );
}

/** By hand: the fragment belongs to invitations. */
function focusContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
