/** Leads from a help text to the chapter of the rules that says more, by the chapter's own title. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Table } from '../lib/api';
import { useSay } from '../lib/i18n';
import { NewWindow } from '../lib/NewWindow';
import { useSettings } from '../lib/settings';
import { CHAPTERS } from './chapters';
import { rulesLink } from './link';
import { chaptersOf, rulesOf } from './rules';
import { ruleOf } from './words';

type Props = { table: Pick<Table, 'game' | 'id'>; text: string };

export function RulesLink({ table, text }: Props): ReactNode {
  const say = useSay();
  const { language } = useSettings();
  const page = useQuery({
    queryKey: ['rules', table.game, language],
    queryFn: () => rulesOf(table.game, language),
    staleTime: Infinity,
  });
  const id = CHAPTERS[text];
  const rule = ruleOf(say(text));
  const isCited = page.data?.includes(`>${rule}<`) === true;
  const chapter = chaptersOf(page.data ?? '').find((one) => one.id === id);
  return (
    <NewWindow href={rulesLink(table, id, isCited ? rule : '')}>
      {chapter === undefined ? say('web-help-rules') : say('web-help-rules-of', { chapter: chapter.title })}
    </NewWindow>
  );
}
