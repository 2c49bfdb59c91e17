import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { reasonOf } from '@hub/ui/net/call-error.ts';
import { CircleX, Info, Server } from 'lucide-react';
import type { AdminNeed } from '../../places/admin-needs.ts';
import type { doctor, overview } from '../calls/hub.ts';
import { adminTexts } from './texts.ts';

const texts = adminTexts.overview;
/** The doctor's name of the check for the newest backup. */
export const BACKUP_CHECK = 'backup';

/** Something that the host has to do, or may look at. */
export interface Need extends Omit<AdminNeed, 'act'> {
  readonly act?: AdminNeed['act'] | 'back up' | undefined;
}

type Findings = ReplyOf<typeof doctor>['findings'];

/** What of the hub itself needs the host; `error` is why the checks could not be run. */
export function needsOf(
  { host }: ReplyOf<typeof overview>,
  findings: Findings = [],
  error?: Error | null,
): readonly Need[] {
  const bad = { variant: 'bad', icon: CircleX } as const;
  const needs: Need[] = [];
  for (const { id, state } of host?.nodes.filter(({ isUp }) => !isUp) ?? []) {
    needs.push({ ...bad, icon: Server, title: texts.nodeDown(id), text: texts.nodeText(state) });
  }
  const hasBackupFinding = findings.some(({ check, state }) => check === BACKUP_CHECK && state === 'bad');
  if (host?.backups?.hasFailed && !hasBackupFinding) {
    needs.push({ ...bad, title: 'The last backup failed', text: texts.backupText, act: 'back up' });
  }
  for (const { check, state, found, mend } of findings) {
    if (state === 'good') continue;
    const title = texts.finding(check, found);
    const act = check === BACKUP_CHECK && state === 'bad' ? 'back up' : undefined;
    needs.push({ variant: state, icon: state === 'bad' ? CircleX : Info, title, text: mend ?? '', act });
  }
  if (error) needs.push({ ...bad, title: texts.unchecked, text: reasonOf(error, adminTexts.failed) });
  return needs;
}
