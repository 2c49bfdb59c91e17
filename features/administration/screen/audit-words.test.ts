import { expect, it } from 'vitest';
import type { AuditLine } from '../calls/records.ts';
import { auditWords } from './audit-words.ts';

const ROOK = { id: 'p-rook', name: 'Rook' } as AuditLine['player'];
const said = (kind: string, subject: string, player: AuditLine['player'] = null): string =>
  // Names are isolated from the words around them.
  auditWords({ by: 'Kestrel', kind, subject, player }).words.replaceAll(/[\u2068\u2069]/g, '');

it.each([
  ['suspend', 'a-1', ROOK, 'Kestrel suspended Rook'],
  ['erase', 'a-1', null, 'Kestrel erased a player'],
  ['decide report', 'a-1', ROOK, 'Kestrel decided a report about Rook'],
  ['decide report', 'lobby-1', null, 'Kestrel decided a report about a lobby'],
  ['close lobby', 'lobby-1', null, 'Kestrel closed a lobby'],
  ['add news', 'news-1', null, 'Kestrel published news'],
  ['registration', 'closed', null, 'Kestrel closed registration'],
  ['registration', 'open', null, 'Kestrel opened registration to all visitors'],
  ['invite', '3 players', null, 'Kestrel made an invitation for 3 players'],
  ['maintenance', 'off', null, 'Kestrel opened the hub'],
  ['maintenance', 'on', null, 'Kestrel closed the hub'],
  ['a kind of a later build', 'x-1', null, 'Kestrel a kind of a later build'],
] as const)('says %s of %s without ids', (kind, subject, player, words) => {
  expect(said(kind, subject, player)).toBe(words);
});
