import { describe, expect, it } from 'vitest';
import { rowSentence } from './row-sentence.ts';
import { AHRI, ANIVIA, GAREN, resultOf } from './testing/champions.ts';

describe('the sentence of a row', () => {
  it('names the champion and all eight clues in words', () => {
    expect(rowSentence(resultOf(AHRI, ANIVIA))).toBe(
      'Ahri: position partly correct, role partly correct, region wrong, damage correct, range correct, ' +
        'resource correct, price lower, release earlier.',
    );
  });

  it('says later and higher where the champion is', () => {
    const sentence = rowSentence(resultOf(GAREN, AHRI));
    expect(sentence).toContain('price higher');
    expect(sentence).toContain('release later');
  });

  it('is short when the champion is found', () => {
    expect(rowSentence(resultOf(ANIVIA, ANIVIA))).toBe('Anivia: all correct.');
  });
});
