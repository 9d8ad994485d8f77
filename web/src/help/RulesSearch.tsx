/** Finds words in the rules that are shown, and leads to the paragraph. */
import { type ReactNode, useState } from 'react';
import { useSay } from '../lib/i18n';
import { lead } from './lead';
import { hasWords } from './words';

type Hit = { chapter: string; text: string; place: Element };

const LEAST = 2; // letters
const MOST = 12; // hits
const LENGTH = 110; // of what is shown of a paragraph

export function RulesSearch({ article }: { article: HTMLElement | null }): ReactNode {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const hits = article === null || wanted.length < LEAST ? [] : hitsIn(article, wanted);
  return (
    <search className="rules-search">
      <input
        type="search"
        className="field-inline"
        aria-label={say('web-rules-search')}
        placeholder={say('web-rules-search')}
        value={typed}
        maxLength={60}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={wanted.length < LEAST ? 'unseen' : 'rules-count'}>
        {wanted.length < LEAST ? '' : say('web-rules-found', { count: hits.length })}
      </p>
      {hits.length > 0 && (
        <ol className="rules-hits">
          {hits.slice(0, MOST).map((hit, n) => (
            <li key={n}>
              <button type="button" onClick={() => lead(hit.place)}>
                <b>{hit.chapter}</b> {hit.text}
              </button>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}

/** Paragraphs and rows, with the chapter that they stand in. */
function hitsIn(article: HTMLElement, typed: string): Hit[] {
  const found: Hit[] = [];
  let chapter = '';
  for (const place of article.querySelectorAll('h1, h2, p, li, tr, figcaption')) {
    const text = (place.textContent ?? '')
      .replace(/\s*\[?[A-Z]{2}-[\d.]+\]?/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (place.matches('h1, h2')) chapter = text;
    if (!hasWords(`${place.matches('h1, h2') ? '' : chapter} ${text}`, typed) || !hasAny(text, typed)) continue;
    found.push({ chapter, text: text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text, place });
  }
  return found;
}

/** The name of a chapter alone makes not every paragraph of it a hit. */
function hasAny(text: string, typed: string): boolean {
  return typed.split(/\s+/).some((word) => hasWords(text, word));
}
