import type { GuessResult } from '../game.ts';
import { COLUMNS, clueOf, statusWord } from './attributes.ts';
import { championRiftTexts as texts } from './texts.ts';

/** A row for screen readers: `Ahri: position partly correct, role correct, …, release later.` */
export function rowSentence(result: GuessResult): string {
  if (result.name.isCorrect === 'correct') return texts.row(result.name.value, [texts.allCorrect]);
  const clues = COLUMNS.filter(({ attribute }) => attribute !== 'name').map(
    ({ attribute, header }) =>
      `${header.toLowerCase()} ${statusWord(attribute, clueOf(result, attribute).isCorrect)}`,
  );
  return texts.row(result.name.value, clues);
}
