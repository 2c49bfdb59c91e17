import { Meanings } from '@hub/ui/daily/meanings.tsx';
import type { Guess } from '@hub/ui/daily/puzzle.ts';
import { championLandscape } from '@hub/ui/emblem/champion-landscape.ts';
import { ChampionPicture } from '@hub/ui/emblem/champion-picture.tsx';
import { dailyPlay } from '@hub/ui/screens/daily-play.tsx';
import { LoreText } from '@hub/ui/screens/lore-text.tsx';
import { msg, t } from '@lingui/core/macro';
import { descriptor, EMOJI_COUNT } from '../descriptor.ts';
import { type EmojiRiftState, emojiRift, REVEALED_ATTRIBUTES } from '../game.ts';
import { COLUMNS, revealedSentence } from './columns.tsx';
import { EmojiRow, EmojiWall } from './emoji-wall.tsx';
import { GuessList } from './guess-list.tsx';
import { RevealedAttributes } from './revealed-attributes.tsx';

export const { Game, Playing } = dailyPlay<EmojiRiftState>({
  game: descriptor,
  endpoint: emojiRift,
  guessOf: 'champion',
  line: msg`Six emoji describe today's champion. Each wrong guess shows one more.`,
  read: ({ candidates, guesses, answer }) => ({
    candidates,
    guesses: guesses.map(({ id, name, isCorrect }) => ({
      id,
      name,
      isAnswer: isCorrect === 'correct',
      clues: [{ isCorrect, value: name }],
    })),
    answer,
  }),
  Picture: ChampionPicture,
  landscapeOf: championLandscape,
  sentence: guessSentence,
  columns: REVEALED_ATTRIBUTES.length,
  cellsOf: () => [],
  renderClues: ({ puzzle: { wire } }, picture) => (
    <EmojiWall emoji={shownEmoji(wire)} answer={wire.answer === null ? undefined : picture(wire.answer.id)} />
  ),
  renderBoard: ({ puzzle, rows }, picture) => (
    <>
      {tellsAttributes(puzzle.wire) && (
        <>
          <RevealedAttributes revealed={puzzle.wire.revealed} />
          <Meanings columns={COLUMNS} />
        </>
      )}
      <GuessList rows={rows} picture={picture} />
    </>
  ),
  answerTitle: ({ answer }) => answer?.title,
  renderAbout: ({ answer: { id }, isNew }, { answer }, content) => (
    <>
      <EmojiRow emoji={answer?.emoji ?? []} rises={isNew} />
      <LoreText championId={id} content={content} />
    </>
  ),
});

/** Whether a wrong guess tells an attribute, or one has. */
function tellsAttributes({ answer, emoji, revealed }: EmojiRiftState): boolean {
  return revealed.length > 0 || (answer === null && emoji.length === EMOJI_COUNT);
}

/** The emoji known so far; all of them once the answer is known. */
function shownEmoji({ answer, emoji }: EmojiRiftState): readonly string[] {
  return answer?.emoji ?? emoji;
}

/** A guess for screen readers, with the clue that it has brought. */
function guessSentence({ name, isAnswer }: Guess, { emoji, revealed }: EmojiRiftState): string {
  if (isAnswer) return t`${{ champion: name }} is correct.`;
  const attribute = revealed.at(-1);
  const clue =
    attribute === undefined ? t`Next emoji: ${{ emoji: emoji.at(-1) ?? '' }}` : revealedSentence(attribute);
  return `${t({ message: `${{ champion: name }} is wrong.`, comment: 'Announced by screen readers after a guess.' })} ${clue}`;
}
