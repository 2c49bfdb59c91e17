import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reviewMarkOf, reviewPage } from '../scripts/emoji-review.ts';
import { champions } from './champions.ts';
import { EMOJI_COUNT, emojiSets } from './emoji-sets.ts';

/** Emoji of Unicode 15 and later, which many systems cannot show: https://unicode.org/emoji/charts/emoji-versions.html */
const NEWER_THAN_UNICODE_14 = new Set('🛜🩵🩶🩷🪇🪈🪭🪮🪯🪻🪼🪽🪿🫎🫏🫚🫛🫨🫷🫸🪉🪏🪾🫆🫜🫟🫩');

/** Whether a text is one character that systems show as a coloured picture. */
const isPlain = (text: string) =>
  /^(?:\p{Emoji_Presentation}|(?!\p{Emoji_Presentation})\p{Extended_Pictographic}\uFE0F)$/u.test(text);
const duplicates = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

describe('the emoji sets', () => {
  it('have the form of the table', () => {
    const schema = z.strictObject({
      id: z.string(),
      emoji: z.array(z.string()),
      reviewed: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
    });
    expect(z.array(schema).parse(emojiSets)).toEqual(emojiSets);
  });

  it('exist for every champion, in the order of the champions', () =>
    expect(emojiSets.map(({ id }) => id)).toEqual(champions.map(({ id }) => id)));

  it('have six different emoji each', () => {
    for (const { id, emoji } of emojiSets) {
      expect(emoji, id).toHaveLength(EMOJI_COUNT);
      expect(new Set(emoji).size, id).toBe(EMOJI_COUNT);
    }
  });

  it('have no two champions with the same first three, in whatever order', () => {
    const firstThree = emojiSets.map(({ emoji }) => emoji.slice(0, 3));
    expect(duplicates(firstThree.map((emoji) => emoji.join(' ')))).toEqual([]);
    expect(duplicates(firstThree.map((emoji) => emoji.toSorted().join(' ')))).toEqual([]);
  });

  it('contain only emoji of one character of Unicode 14 or older, in their coloured form', () => {
    const faults = emojiSets.flatMap(({ id, emoji }) =>
      emoji.filter((one) => !isPlain(one) || NEWER_THAN_UNICODE_14.has(one)).map((one) => `${id} ${one}`),
    );
    expect(faults).toEqual([]);
  });

  it('were all reviewed in this form', () =>
    expect(emojiSets.filter((set) => set.reviewed !== reviewMarkOf(set)).map(({ id }) => id)).toEqual([]));
});

describe('the review', () => {
  const [first, second, ...rest] = emojiSets;
  if (first === undefined || second === undefined) throw new RangeError('no emoji sets');

  it.each([
    ['another order', { ...first, emoji: first.emoji.toReversed() }],
    ['another emoji', { ...first, emoji: [...first.emoji.slice(0, 5), '🫥'] }],
    ['another champion', { ...first, id: second.id }],
  ])('of a set ends with %s', (_, changed) => expect(reviewMarkOf(changed)).not.toBe(first.reviewed));

  it('has a page with all sets, those without a review first', () => {
    const page = reviewPage([...rest, first, { ...second, reviewed: '' }], champions);
    expect(page).toContain('To review: 1');
    expect(page).toContain(`Reviewed: ${champions.length - 1}`);
    const places = [second, first].map(({ id }) => page.indexOf(`<th>${id}</th>`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const { id, emoji } of emojiSets)
      expect(page, id).toContain(emoji.map((one) => `<td>${one}</td>`).join(''));
  });
});
