import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkProofs, type DailyProof, FIRST_PREVIOUS, isBroken, proofText } from './daily-proof.ts';

const MODE = 'riddleRift';
const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-11-01');
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const dayAt = (index: number): string => new Date(FIRST + index * DAY_MS).toISOString().slice(0, 10);

type Answers = (index: number) => string;

/** Thirty days, each committed two days ahead; the last two are not over. */
function honestDays(answerAt: Answers = (index) => `answer ${index}`): DailyProof[] {
  const proofs: DailyProof[] = [];
  for (let index = 0; index < 30; index += 1) {
    const revealed = {
      day: dayAt(index),
      answer: answerAt(index),
      nonce: digest(`nonce ${index}`),
      previous: proofs.at(-1)?.commitment ?? FIRST_PREVIOUS,
    };
    const commitment = digest(proofText(MODE, revealed));
    const committedAt = FIRST + (index - 2) * DAY_MS;
    proofs.push({ ...revealed, commitment, committedAt, ...(index >= 28 && { answer: null, nonce: null }) });
  }
  return proofs;
}

const NOW = FIRST + 28 * DAY_MS + 3_600_000;
const check = (proofs: readonly DailyProof[], noted?: ReadonlyMap<string, string>) =>
  checkProofs({ mode: MODE, proofs, now: NOW, digest, ...(noted && { noted }) });
const changed = (index: number, change: Partial<DailyProof>): DailyProof[] =>
  honestDays().map((proof, at) => (at === index ? { ...proof, ...change } : proof));
/** The commitments of honest days, as someone noted them before the days began. */
const noted = new Map(honestDays().map(({ day, commitment }) => [day, commitment]));

describe('thirty honest days', () => {
  it('are proven, except the two that are not over', async () => {
    const checked = await check(honestDays(), noted);
    expect(checked.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 28 }, () => 'proven'),
      'open',
      'open',
    ]);
  });

  it('are proven in any part', async () =>
    expect((await check(honestDays().slice(7, 20))).every(({ status }) => status === 'proven')).toBe(true));

  it('are checked by the lines of the documentation', async () => {
    const [, proof] = honestDays();
    if (proof === undefined) throw new Error('no proof');
    const text = `daily-proof-1\n${MODE}\n${proof.day}\n${proof.answer}\n${proof.nonce}\n${proof.previous}`;
    expect(digest(text)).toBe(proof.commitment);
  });
});

describe('a hub that cheats', () => {
  const days = honestDays();
  const swapped = days.map((proof, at) => {
    const other = days[at === 9 ? 10 : 9];
    return (at === 9 || at === 10) && other
      ? { ...proof, answer: other.answer, nonce: other.nonce, commitment: other.commitment }
      : proof;
  });
  it.each([
    ['changes an answer', changed(9, { answer: 'another' }), 'hash'],
    ['changes a nonce', changed(9, { nonce: digest('another') }), 'hash'],
    ['changes a commitment', changed(9, { commitment: digest('another') }), 'hash'],
    ['changes the link to the day before', changed(9, { previous: digest('another') }), 'link'],
    ['leaves out a day', days.toSpliced(9, 1), 'missing'],
    ['shows a day twice', days.toSpliced(9, 0, ...days.slice(9, 10)), 'repeated'],
    ['swaps two days', swapped, 'link'],
    ['does not reveal a day that is over', changed(9, { answer: null, nonce: null }), 'hidden'],
    [
      'reveals a day before its end',
      changed(28, { answer: 'answer 28', nonce: digest('nonce 28') }),
      'early',
    ],
    ['replaces a day and links the next one to it', replacedDay(9), 'hash'],
  ])('%s', async (_, proofs, status) => {
    const broken = (await check(proofs)).filter((day) => isBroken(day.status));
    expect(broken.map((day) => day.status)).toContain(status);
  });

  it.each([
    [
      'computes the whole chain again with other answers',
      honestDays((index) => `better ${index}`),
      'changed',
    ],
    ['cuts off the first days', days.slice(5), 'missing'],
  ])('%s, which noted commitments show', async (_, proofs, status) => {
    expect((await check(proofs)).some((day) => isBroken(day.status))).toBe(false);
    expect((await check(proofs, noted)).map((day) => day.status)).toContain(status);
  });

  it.each([
    ['the last days that are over', days.slice(0, 26), ['2026-11-27', '2026-11-28', '2026-11-29']],
    ['the first days of a range', days.slice(5), ['2026-11-05']],
  ])('leaves out %s, which the range shows', async (_, proofs, missing) => {
    const asked = { from: dayAt(2), to: dayAt(29) };
    const checked = await checkProofs({ mode: MODE, proofs, now: NOW, digest, asked });
    expect(checked.filter(({ status }) => isBroken(status))).toEqual(
      missing.map((day) => ({ day, status: 'missing' })),
    );
  });

  it('is not accused of days before its installation or after today', async () => {
    const asked = { from: '2020-01-01', to: '2030-01-01' };
    const checked = await checkProofs({ mode: MODE, proofs: days, now: NOW, digest, asked });
    expect(checked.filter(({ status }) => isBroken(status))).toEqual([]);
  });

  it('shows the proofs of another game', async () => {
    const checked = await checkProofs({ mode: 'itsTwin', proofs: days, now: NOW, digest });
    expect(checked.filter(({ status }) => status === 'hash')).toHaveLength(28);
  });

  it('commits after the day began', async () => {
    const checked = await check(changed(9, { committedAt: FIRST + 9 * DAY_MS }));
    expect(checked[9]?.status).toBe('late');
    expect(checked[8]?.status).toBe('proven');
  });
});

/** A day with another answer, hashed correctly; the next day links to it, but its own commitment stays. */
function replacedDay(index: number): DailyProof[] {
  const proofs = honestDays();
  const day = proofs[index];
  if (day === undefined) throw new RangeError('no such day');
  const revealed = { ...day, answer: 'another' };
  const commitment = digest(proofText(MODE, revealed));
  return proofs.map((proof, at) => {
    if (at === index) return { ...revealed, commitment };
    return at === index + 1 ? { ...proof, previous: commitment } : proof;
  });
}
