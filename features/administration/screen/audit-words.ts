import type { IconType } from '@hub/ui/art/icon.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import {
  Archive,
  Ban,
  DoorOpen,
  Flag,
  KeyRound,
  Newspaper,
  PenLine,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import type { AuditLine } from '../calls/records.ts';

function registrationWords(mode: string): string {
  if (mode === 'closed') return 'closed registration';
  return `opened registration to ${mode === 'invite' ? 'visitors with an invitation' : 'all visitors'}`;
}

/**
 * Of each kind of line the icon, most often that of the page on which it was done, and the words in the past tense, by the name of
 * the player to whom it was done and by the noted subject.
 */
const KINDS: Readonly<Record<string, readonly [IconType, (player: string, subject: string) => string]>> = {
  rename: [PenLine, (player) => `renamed ${player}`],
  'close lobby': [DoorOpen, () => 'closed a lobby'],
  'rename lobby': [PenLine, () => 'renamed a lobby'],
  suspend: [Ban, (player) => `suspended ${player}`],
  'sign out': [Users, (player) => `signed ${player} out everywhere`],
  erase: [Users, (player) => `erased ${player}`],
  'lift suspension': [Users, (player) => `lifted the suspension of ${player}`],
  'recovery code': [KeyRound, (player) => `made a recovery code for ${player}`],
  'soft delete': [Users, (player) => `closed the account of ${player}`],
  restore: [Users, (player) => `restored the account of ${player}`],
  grant: [Users, (player) => `gave essence to ${player}`],
  revoke: [Users, (player) => `took essence from ${player}`],
  registration: [SlidersHorizontal, (_, mode) => registrationWords(mode)],
  invite: [Users, (_, players) => `made an invitation for ${players}`],
  'end invitations': [Users, () => 'ended all invitations'],
  'prune guests': [Users, () => 'removed an idle guest'],
  'name filter': [PenLine, (_, change) => `changed the name filter: ${change}`],
  'add news': [Newspaper, () => 'published news'],
  'remove news': [Newspaper, () => 'removed news'],
  'add notice': [Newspaper, () => 'showed a notice'],
  'remove notice': [Newspaper, () => 'removed a notice'],
  maintenance: [DoorOpen, (_, state) => (state === 'off' ? 'opened the hub' : 'closed the hub')],
  'rotate secret': [KeyRound, () => 'replaced the secret of the hub'],
  role: [Users, (player) => `changed the role of ${player}`],
  'open door': [KeyRound, () => 'signed in'],
  'close door': [KeyRound, () => 'signed out'],
  'add passkey': [KeyRound, () => 'added a passkey'],
  'add code': [KeyRound, () => 'set up an app that makes codes'],
  'remove key': [KeyRound, () => 'removed a key'],
  'wrong key': [KeyRound, () => 'gave a wrong key'],
  'decide report': [Flag, (player) => `decided a report about ${player}`],
  reply: [Flag, (player) => `replied to ${player}`],
  'remove score': [Users, (player) => `removed a score of ${player}`],
  backup: [Archive, () => 'made a backup'],
  'verify backup': [Archive, () => 'verified a backup'],
  'download backup': [Archive, () => 'downloaded a backup'],
  'restore backup': [Archive, () => 'restored a backup'],
};

/** What a line of the audit log says in a sentence: `Kestrel suspended Rook`. Ids of erased players, lobbies and news are left out. */
export function auditWords({
  by,
  kind,
  subject,
  player,
}: Pick<AuditLine, 'by' | 'kind' | 'subject' | 'player'>) {
  const unnamed = kind === 'decide report' ? 'a lobby' : 'a player';
  const [icon, words] = KINDS[kind] ?? [Users, () => kind];
  return { icon, words: `${isolated(by)} ${words(player ? isolated(player.name) : unnamed, subject)}` };
}
