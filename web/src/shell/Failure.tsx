/** What is around every page: notices, questions that come up, and what is shown when something broke. */
import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Mark } from '../art/Mark';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import { Joining } from './Joining';
import { NameDialog } from './NameDialog';
import { Notices } from './Notices';
import './failure.css';

export function Failure({ children }: { children: ReactNode }): ReactNode {
  const [place] = useLocation();
  return (
    <>
      <Boundary place={place} instead={<Broken />}>
        {children}
      </Boundary>
      <Joining />
      <NameDialog />
      <Notices />
    </>
  );
}

type BoundaryProps = { place: string; instead: ReactNode; children: ReactNode };

/** Shows something else instead of what broke; going elsewhere begins anew. */
class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidUpdate(before: { place: string }): void {
    if (before.place !== this.props.place && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.instead;
  }
}

/** Around everything, texts included: when they cannot be loaded, three words have to do. */
export function LastResort({ children }: { children: ReactNode }): ReactNode {
  return (
    <Boundary
      place=""
      instead={
        <Plain title="Revier" text="">
          <Reload text="Neu laden · Reload · Recharger" />
        </Plain>
      }
    >
      {children}
    </Boundary>
  );
}

function Reload({ text }: { text: string }): ReactNode {
  return (
    <button type="button" className="btn primary" onClick={() => location.reload()}>
      {text}
    </button>
  );
}

function Broken(): ReactNode {
  const say = useSay();
  return (
    <Plain title={say('web-broken-title')} text={say('web-broken-text')}>
      <a href="/" className="btn">
        <Icon id="arrow-left" /> {say('web-to-lobby')}
      </a>
      <Reload text={say('web-reload')} />
    </Plain>
  );
}

/** A page with a few words and what to do. */
export function Plain({ title, text, children }: { title: string; text: string; children: ReactNode }): ReactNode {
  return (
    <main className="plain">
      <span className="plain-mark">
        <Mark size={64} />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="plain-foot">{children}</div>
    </main>
  );
}
