import { rowSentence } from '@hub/ui/daily/attribute-board.tsx';
import { describe, expect, it } from 'vitest';
import { COLUMNS, guessOf } from './columns.tsx';
import { AHRI, ANIVIA, GAREN, resultOf } from './testing/champions.ts';

describe('the sentence of a row', () => {
  it('names the champion and all eight clues in words', () =>
    expect(rowSentence(guessOf(resultOf(AHRI, ANIVIA)), COLUMNS)).toBe(
      'Ahri: position partly correct, role partly correct, region wrong, damage correct, range correct, ' +
        'resource correct, price lower, release earlier.',
    ));

  it('says later and higher where the champion is', () => {
    const sentence = rowSentence(guessOf(resultOf(GAREN, AHRI)), COLUMNS);
    expect(sentence).toContain('price higher');
    expect(sentence).toContain('release later');
  });

  it('is short when the champion is found', () =>
    expect(rowSentence(guessOf(resultOf(ANIVIA, ANIVIA)), COLUMNS)).toBe('Anivia: all correct.'));
});
