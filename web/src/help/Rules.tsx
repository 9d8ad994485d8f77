/** The rules of a title, in our own words and the reader's language. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import { Icon } from '../lib/Icon';
import { useSay, WithTexts } from '../lib/i18n';
import { useSettings } from '../lib/settings';
import { Page } from '../shell/Page';
import { Template } from '../shell/Template';
import { lead } from './lead';
import { ruleIn, tableIn } from './link';
import { Drawings } from './Drawings';
import { IconLegend } from './IconLegend';
import { chaptersOf, pageOf, RULES, rulesOf } from './rules';
import { RulesSearch } from './RulesSearch';
import './rules.css';

const NAMES = ['web_help'] as const;

export default function RulesPage(): ReactNode {
  const { game } = useParams<{ game?: string }>();
  return (
    <WithTexts also={NAMES}>
      <Shown game={game} />
    </WithTexts>
  );
}

function Shown({ game }: { game: string | undefined }): ReactNode {
  const say = useSay();
  return (
    <Page title={say('web-rules-title')} isBare>
      <WayBack />
      {game === undefined ? <Choice /> : <Rules game={game} />}
    </Page>
  );
}

/** To the table that one came from; the rules have a window of their own then. */
function WayBack(): ReactNode {
  const say = useSay();
  const table = tableIn(useSearch());
  if (table === null) return null;
  return (
    <Link href={`/table/${table}`} className="btn rules-back">
      <Icon id="arrow-left" size={18} />
      {say('web-rules-back')}
    </Link>
  );
}

function Choice({ note }: { note?: string }): ReactNode {
  const say = useSay();
  return (
    <section className="rules">
      <h1>{say('web-rules-title')}</h1>
      {note !== undefined && <p>{note}</p>}
      <ul className="rules-titles">
        {RULES.map(({ family, name }) => (
          <li key={family}>
            <Link href={`/rules/${family}`} className="btn">
              {say(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rules({ game }: { game: string }): ReactNode {
  const say = useSay();
  const { language } = useSettings();
  const page = useQuery({
    queryKey: ['rules', game, language],
    queryFn: () => rulesOf(game, language),
    staleTime: Infinity,
  });
  const [article, setArticle] = useState<HTMLElement | null>(null);
  const title = pageOf(game);
  const rule = ruleIn(useSearch());
  useEffect(() => {
    // the text comes after the address was followed
    if (article === null) return;
    const cites = [...article.querySelectorAll('.rules-cite')];
    const paragraph = cites.find((cite) => cite.textContent === rule)?.closest('p, li, tr') ?? null;
    if (paragraph !== null) lead(paragraph);
    else if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [article, rule]);
  if (page.data === undefined) return <p>{page.isError ? say('web-offline') : say('web-loading')}</p>;
  if (page.data === null || title === null) return <Choice note={say('web-rules-none')} />;
  return (
    <section className="rules">
      <nav aria-label={say('web-rules-contents')}>
        <Link href={`/learn/${game}`} className="btn primary rules-guide">
          {say('web-rules-guide')}
        </Link>
        <RulesSearch article={article} />
        <ul>
          {chaptersOf(page.data).map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href="#symbols">{say('web-rules-symbols')}</a>
          </li>
        </ul>
      </nav>
      <div>
        <Reconstructed game={game} />
        {/* made from our own files when the client is built */}
        <article key={language} ref={setArticle} dangerouslySetInnerHTML={{ __html: page.data }} />
        {article !== null && <Drawings key={language} article={article} title={title} />}
        <IconLegend title={title} />
      </div>
    </section>
  );
}

/** What of a title is not known for sure, and how to mend it. */
function Reconstructed({ game }: { game: string }): ReactNode {
  const say = useSay();
  const title = pageOf(game);
  if (title?.reconstructed === undefined) return null;
  return (
    <aside className="rules-note">
      <p>{say(title.reconstructed)}</p>
      <Template title={title} />
    </aside>
  );
}
