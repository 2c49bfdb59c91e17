import { words } from '@hub/ui/language/words.ts';
import { expect, it, onTestFinished } from 'vitest';
import type { LedgerLine } from '../calls.ts';
import { lineTexts } from './ledger-line.ts';

const line: LedgerLine = {
  sequence: 7,
  amount: 100,
  balanceAfter: 2_480,
  reason: 'daily_rift',
  note: '2025-11-14',
  timestamp: new Date(2025, 10, 14, 14, 5).getTime(),
};

const noteOf = (rest: Partial<LedgerLine>) => lineTexts({ ...line, ...rest }).note;

it('tells what came in, with a plus sign', () => {
  const { amount, balance, sentence, what, note, when } = lineTexts(line);
  expect([what, note, amount, balance]).toEqual(['Daily Rift', '14 Nov 2025', '+100', 'Balance 2,480']);
  expect(when.replace(/\s/g, ' ')).toBe('14 Nov 2025, 14:05');
  expect(sentence.replace(/\s/g, ' ')).toBe(
    'Earned 100 Blue Essence: Daily Rift, 14 Nov 2025, 14 Nov 2025, 14:05. Balance after it: 2,480.',
  );
});

it('tells what went out, with a minus sign', () => {
  const { amount, what, sentence } = lineTexts({ ...line, amount: -1_200, reason: 'purchase', note: 'Azir' });
  expect([what, amount]).toEqual(['Shop', '−1,200']);
  expect(sentence).toContain('Spent 1,200 Blue Essence: Shop, Azir,');
});

it('tells who took Blue Essence back from what a removed game gave', () => {
  const other = { ...line, reason: 'other', note: null } as const;
  expect([100, -100].map((amount) => lineTexts({ ...other, amount }).what)).toEqual([
    'A game of the past',
    'Taken back by the hub',
  ]);
});

it('does without a note', () => {
  const { note, sentence } = lineTexts({ ...line, reason: 'more_or_less_coop', note: null });
  expect(note).toBeUndefined();
  expect(sentence).toContain('Blue Essence: More or Less, coop, 14 Nov');
});

it('says days and champions in the language of the page', () => {
  words.load('ja_JP', { '@Azir': ['アジール'] });
  words.activate('ja_JP');
  onTestFinished(() => words.activate('en_US'));
  expect(noteOf({})).toBe('2025/11/14');
  expect(noteOf({ reason: 'ring' })).toBe('2025/11/14');
  expect(noteOf({ reason: 'purchase', note: 'Azir' })).toBe('アジール');
  expect(noteOf({ reason: 'purchase', note: 'Golden Crown' })).toBe('Golden Crown');
});

it.each(['2025-11-14 was a mistake', '2025-13-40', 'Azir'])('leaves the note %s of a grant', (note) => {
  expect(noteOf({ reason: 'grant', note })).toBe(note);
});
