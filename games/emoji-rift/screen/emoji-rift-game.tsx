import { DailyScreen, type DailyScreenPage } from '@hub/ui/daily/daily-screen.tsx';
import type { Guess } from '@hub/ui/daily/puzzle.ts';
import type { BoardView } from '@hub/ui/daily/puzzle-view.ts';
import { ChampionPicture, type PortraitSrc } from '@hub/ui/emblem/champion-picture.tsx';
import { useCallback } from 'react';
import { EMOJI_COUNT, type EmojiRiftState, REVEALED_ATTRIBUTES } from '../game.ts';
import { revealedSentence } from './columns.tsx';
import { EmojiLine, EmojiPlates } from './emoji-plates.tsx';
import { GuessList } from './guess-list.tsx';
import { type EmojiRiftFrame, emojiRiftRules } from './puzzle.ts';
import { RevealedAttributes } from './revealed-attributes.tsx';
import { emojiRiftTexts as texts } from './texts.ts';

interface Props extends DailyScreenPage<EmojiRiftFrame> {
  /** Must be referentially stable. If undefined, only emblems are shown. */
  readonly portraitSrc?: PortraitSrc | undefined;
}

const nothing = () => undefined;

/** The Emoji Rift screen. The page provides the connection, the balance and the sounds. */
export function EmojiRiftGame({ portraitSrc = nothing, ...page }: Props) {
  const picture = useCallback(
    (id: string, compact?: boolean) => (
      <ChampionPicture id={id} portraitSrc={portraitSrc} compact={compact} />
    ),
    [portraitSrc],
  );
  return (
    <DailyScreen
      {...page}
      texts={texts}
      rules={emojiRiftRules}
      picture={picture}
      sentence={guessSentence}
      columns={REVEALED_ATTRIBUTES.length}
      renderClues={({ puzzle }) => <EmojiPlates emoji={shownEmoji(puzzle.wire)} />}
      renderBoard={({ puzzle, rows }: BoardView<EmojiRiftState>) => (
        <>
          {puzzle.wire.emoji.length === EMOJI_COUNT && <RevealedAttributes revealed={puzzle.wire.revealed} />}
          <GuessList rows={rows} picture={picture} />
        </>
      )}
      answerTitle={({ answer }) => answer?.title}
      renderAbout={(_, { answer }) => <EmojiLine emoji={answer?.emoji ?? []} />}
    />
  );
}

/** The emoji known so far; all of them once the answer is known. */
const shownEmoji = ({ answer, emoji }: EmojiRiftState): readonly string[] => answer?.emoji ?? emoji;

/** A guess for screen readers, with the clue that it has brought. */
function guessSentence({ name, isAnswer }: Guess, { emoji, revealed }: EmojiRiftState): string {
  if (isAnswer) return texts.correct(name);
  const attribute = revealed.at(-1);
  const clue = attribute === undefined ? texts.nextEmoji(emoji.at(-1) ?? '') : revealedSentence(attribute);
  return `${texts.wrong(name)} ${clue}`;
}
