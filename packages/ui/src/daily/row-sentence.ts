import { type Column, statusWord } from './column.ts';
import type { Guess } from './puzzle.ts';
import { dailyTexts as texts } from './texts.ts';

/** A row for screen readers: `Ahri: position partly correct, role correct, …, release later.` */
export function rowSentence({ name, isAnswer, clues }: Guess, columns: readonly Column[]): string {
  if (isAnswer) return texts.row(name, [texts.allCorrect]);
  const sentences = columns.slice(1).map((column, index) => {
    const clue = clues[index + 1];
    return `${column.header.toLowerCase()} ${statusWord(column, clue?.isCorrect ?? 'locked')}`;
  });
  return texts.row(name, sentences);
}
