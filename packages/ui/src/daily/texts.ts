import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type DisconnectReason, lostTexts } from '../net/connection-view.ts';

/** What a rift shows that does not connect again by itself. */
export const riftLost = (reason: DisconnectReason) =>
  lostTexts(reason, {
    replaced: t`A rift can be played in one place at a time. Nothing is lost: take it up here whenever you like.`,
    closed: t`Your guesses are safe. Connect again to go on.`,
  });

const guessTexts = {
  champion: () => ({
    search: t`Champion`,
    placeholder: t`Search for a champion`,
    noneFits: t`No champion fits. Those you have guessed are left out.`,
    todaysAnswer: t({ message: "Today's champion is", comment: 'The name follows in a line of its own.' }),
  }),
  item: () => ({
    search: t`Item`,
    placeholder: t`Search for an item`,
    noneFits: t`No item fits. Those you have guessed are left out.`,
    todaysAnswer: t({ message: "Today's item is", comment: 'The name follows in a line of its own.' }),
  }),
};

/** What players of a daily game guess. */
export type GuessNoun = keyof typeof guessTexts;

/** Texts of one daily game, by what its players guess. `line` is below the title. */
export const gameTexts = (title: string, guessOf: GuessNoun, line: MessageDescriptor) => ({
  title,
  line: t(line),
  solved: t({ message: `${{ game: title }} solved`, comment: 'Title of the result.' }),
  givenUp: t({ message: `${{ game: title }} given up`, comment: 'Title of the result.' }),
  ...guessTexts[guessOf](),
});
export type DailyGameTexts = ReturnType<typeof gameTexts>;

/** Descriptions of a clue about the answer. */
export const dailyStatuses = {
  correct: msg`correct`,
  medium: msg`partly correct`,
  wrong: msg`wrong`,
  higher: msg`higher`,
  lower: msg`lower`,
  locked: msg`unknown`,
};
