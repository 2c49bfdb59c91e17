import type { IconType } from '@hub/ui/art/icon.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import {
  Archive,
  Ban,
  DoorClosed,
  Eraser,
  Flag,
  Gem,
  History,
  KeyRound,
  LogOut,
  MailX,
  Megaphone,
  MessageSquare,
  Newspaper,
  PenLine,
  ShieldAlert,
  SpellCheck,
  Trophy,
  Undo2,
  UserCog,
  UserPlus,
  UserX,
} from 'lucide-react';
import type { AuditLine } from '../calls/records.ts';

function registrationWords(mode: string): string {
  if (mode.includes('closed')) return 'closed registration';
  return `opened registration to ${mode.includes('invite') ? 'visitors with an invitation' : 'all visitors'}`;
}

/** Icon and words in the past tense of each kind of line; `to` is what it was done to. */
const KINDS: Readonly<Record<string, readonly [IconType, (to: string) => string]>> = {
  rename: [PenLine, (to) => `renamed ${to}`],
  'close lobby': [DoorClosed, (to) => `closed the lobby ${to}`],
  'rename lobby': [PenLine, (to) => `renamed the lobby ${to}`],
  suspend: [Ban, (to) => `suspended ${to}`],
  'sign out': [LogOut, (to) => `signed ${to} out everywhere`],
  erase: [Eraser, (to) => `erased ${to}`],
  'lift suspension': [Undo2, (to) => `lifted the suspension of ${to}`],
  'recovery code': [KeyRound, (to) => `made a recovery code for ${to}`],
  'soft delete': [UserX, (to) => `closed the account of ${to}`],
  restore: [Undo2, (to) => `restored the account of ${to}`],
  grant: [Gem, (to) => `gave essence to ${to}`],
  revoke: [Gem, (to) => `took essence from ${to}`],
  registration: [UserPlus, registrationWords],
  invite: [UserPlus, (to) => `made an invitation for ${to}`],
  'end invitations': [MailX, () => 'ended all invitations'],
  'prune guests': [UserX, () => 'removed idle guests'],
  'name filter': [SpellCheck, (to) => `changed the name filter: ${to}`],
  'add news': [Newspaper, (to) => `published ${to}`],
  'remove news': [Newspaper, (to) => `removed the news ${to}`],
  'add notice': [Megaphone, (to) => `showed the notice ${to}`],
  'remove notice': [Megaphone, (to) => `removed the notice ${to}`],
  maintenance: [DoorClosed, (to) => (to.includes('off') ? 'opened the hub' : 'closed the hub')],
  'rotate secret': [KeyRound, () => 'replaced the secret of the hub'],
  role: [UserCog, (to) => `changed the role of ${to}`],
  'add passkey': [KeyRound, () => 'added a passkey'],
  'add code': [KeyRound, () => 'set up an app that makes codes'],
  'remove key': [KeyRound, () => 'removed a key'],
  'wrong key': [ShieldAlert, () => 'gave a wrong key'],
  'decide report': [Flag, (to) => `decided a report about ${to}`],
  reply: [MessageSquare, (to) => `replied to ${to}`],
  'remove score': [Trophy, (to) => `removed a score of ${to}`],
  backup: [Archive, () => 'made a backup'],
  'verify backup': [Archive, () => 'verified a backup'],
  'download backup': [Archive, () => 'downloaded a backup'],
  'restore backup': [Archive, () => 'restored a backup'],
};

/** What a line of the audit log says in a sentence: `Kestrel suspended Rook`. */
export function auditWords({
  by,
  kind,
  subject,
  player,
}: Pick<AuditLine, 'by' | 'kind' | 'subject' | 'player'>) {
  const to = isolated(player?.name ?? subject);
  const [icon, words] = KINDS[kind] ?? [History, () => `${kind} ${to}`];
  return { icon, words: `${isolated(by)} ${words(to)}` };
}
