import type { GuessResult } from '@hub/protocol/realtime/champion-rift';
import { championRiftTexts as texts } from '../../messages/champion-rift.ts';
import { COLUMNS, clueOf, statusWord } from './attributes.ts';

/** A finished row for those who listen: `Ahri: position partly correct, role correct, …, release later.` */
export function rowSentence(result: GuessResult): string {
  if (result.name.isCorrect === 'correct') return texts.row(result.name.value, [texts.allCorrect]);
  const clues = COLUMNS.filter(({ attribute }) => attribute !== 'name').map(
    ({ attribute, header }) =>
      `${header.toLowerCase()} ${statusWord(attribute, clueOf(result, attribute).isCorrect)}`,
  );
  return texts.row(result.name.value, clues);
}
