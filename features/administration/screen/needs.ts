import type { ReplyOf } from '@hub/protocol/http/endpoint';
import type { IconType } from '@hub/ui/art/icon.tsx';
import { reasonOf } from '@hub/ui/net/call-error.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { CircleX, Flag, Info, MessageSquare, Server } from 'lucide-react';
import type { doctor, overview } from '../calls/hub.ts';
import type { ReportCase } from '../calls/reports.ts';
import { reasonWords } from './report-words.ts';
import { adminTexts } from './texts.ts';

const texts = adminTexts.overview;
/** The doctor's name of the check for the newest backup. */
export const BACKUP_CHECK = 'backup';

/** Something that the host has to do, or may look at. */
export interface Need {
  readonly variant: 'bad' | 'look';
  readonly icon: IconType;
  readonly title: string;
  readonly text: string;
  readonly act?: 'decide' | 'reply' | 'back up' | undefined;
}

type Findings = ReplyOf<typeof doctor>['findings'];

/** What needs the host, with what waits for a decision first; `error` is why the checks could not be run. */
export function needsOf(
  { reportsWaiting, answersWaiting, host }: ReplyOf<typeof overview>,
  reports: readonly ReportCase[] = [],
  findings: Findings = [],
  error?: Error | null,
): readonly Need[] {
  const bad = { variant: 'bad', icon: CircleX } as const;
  const needs: Need[] = [];
  if (reportsWaiting > 0) {
    const text = reports
      .map(({ about, reasons }) => `${isolated(about.name)}: ${reasonWords(reasons)}`)
      .join(' · ');
    needs.push({ ...bad, icon: Flag, title: texts.reportsWait(reportsWaiting), text, act: 'decide' });
  }
  if (answersWaiting > 0) {
    const title = texts.answersWait(answersWaiting);
    needs.push({ ...bad, icon: MessageSquare, title, text: texts.answersText, act: 'reply' });
  }
  for (const { id, state } of host?.nodes.filter(({ isUp }) => !isUp) ?? []) {
    needs.push({ ...bad, icon: Server, title: texts.nodeDown(id), text: texts.nodeText(state) });
  }
  const hasBackupFinding = findings.some(({ check, state }) => check === BACKUP_CHECK && state === 'bad');
  if (host?.backups?.hasFailed && !hasBackupFinding) {
    needs.push({ ...bad, title: texts.backupFailed, text: texts.backupText, act: 'back up' });
  }
  for (const { check, state, found, mend } of findings) {
    if (state === 'good') continue;
    const title = `${check}: ${found}`;
    const act = check === BACKUP_CHECK && state === 'bad' ? 'back up' : undefined;
    needs.push({ variant: state, icon: state === 'bad' ? CircleX : Info, title, text: mend ?? '', act });
  }
  if (error) needs.push({ ...bad, title: texts.unchecked, text: reasonOf(error, adminTexts.failed) });
  return needs;
}
