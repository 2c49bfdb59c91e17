import { isolated } from '@hub/ui/text/isolated.ts';
import { paths } from '@hub/web/links/paths.ts';
import { Flag, MessageSquare } from 'lucide-react';
import { TAB } from '../../../administration/screen/kit/addresses.ts';
import { useAsk } from '../../../administration/screen/kit/session.ts';
import type { AdminNeed } from '../../../places/admin-needs.ts';
import { listReports } from '../../admin-calls.ts';
import { reportTexts as texts } from '../admin/texts.ts';
import { reasonWords } from '../admin/words.ts';

/** Reports that are named. */
const NEWEST = 6;

/** The reports that wait for a decision, and the answers that wait for a reply. */
export function useAdminNeeds({
  reportsWaiting,
  answersWaiting,
}: {
  readonly reportsWaiting: number;
  readonly answersWaiting: number;
}): { readonly needs: readonly AdminNeed[]; readonly isLoading: boolean } {
  const { data, isLoading } = useAsk(listReports, { query: { state: 'waiting', limit: NEWEST } });
  const page = paths.admin({ part: 'reports' });
  const needs: AdminNeed[] = [];
  if (reportsWaiting > 0)
    needs.push({
      variant: 'bad',
      icon: Flag,
      title: texts.reportsWait(reportsWaiting),
      text: (data?.rows ?? [])
        .map(({ about, reasons }) => `${isolated(about.name)}: ${reasonWords(reasons)}`)
        .join(' · '),
      act: { label: 'Decide', to: page },
    });
  if (answersWaiting > 0)
    needs.push({
      variant: 'bad',
      icon: MessageSquare,
      title: texts.answersWait(answersWaiting),
      text: 'A player disagrees and may be answered once.',
      act: { label: 'Reply', to: `${page}?${TAB}=answers` },
    });
  return { needs, isLoading };
}
