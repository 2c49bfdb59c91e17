import type { DailyGame } from '@hub/engine/define-game';
import type { dailyCommands } from '@hub/engine/wire/daily';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type ComponentType, type ReactNode, useCallback, useMemo } from 'react';
import { DailyScreen, type DailyScreenPage, type DailyScreenParts } from '../daily/daily-screen.tsx';
import { type CommonWire, type Puzzle, puzzleOf } from '../daily/puzzle.ts';
import type { Outcome } from '../daily/puzzle-view.ts';
import { type GuessNoun, gameTexts } from '../daily/texts.ts';
import { type PuzzleConnection, puzzleRules } from '../daily/use-puzzle.ts';
import { useLanguage } from '../language/use-language.ts';
import { useGameSocket } from '../net/use-game-socket.ts';
import { type ContentSource, pictureUrl } from './content.ts';
import type { DailyPlayProps } from './play-props.ts';
import { useOnOpen } from './use-on-open.ts';

/** A frame of a daily game, whose state has this form. */
export type DailyFrame<Wire> = {
  readonly action: string;
  readonly payload: { readonly gameState: Wire };
};

interface DailyPlay<Wire>
  extends Omit<DailyScreenParts<Wire>, 'texts' | 'rules' | 'picture' | 'renderAbout'> {
  readonly game: DailyGame;
  readonly endpoint: RealtimeEndpoint & { readonly commands: typeof dailyCommands };
  /** What players guess; the kind of its pictures on the content network. */
  readonly guessOf: GuessNoun;
  /** The text below the title. */
  readonly line: MessageDescriptor;
  /** Shows what can be guessed; fills its container. Decorative, because the name is always beside it. */
  readonly Picture: ComponentType<{
    readonly id: string;
    /** URL on the content network; undefined if that is disabled. */
    readonly src: string | undefined;
  }>;
  /** What a state of this game contains, in the form of every daily game. */
  readonly read: (wire: Wire) => Pick<Puzzle, 'candidates' | 'guesses' | 'answer'>;
  /** More about the answer, in the result. */
  readonly renderAbout?: (outcome: Outcome, puzzle: Wire, content: ContentSource) => ReactNode;
}

type GameProps<Wire> = DailyScreenPage<DailyFrame<Wire>> & { readonly content: ContentSource };

/** Makes the playing screen of a daily game from what only this game has. */
export function dailyPlay<Wire extends CommonWire>({
  game,
  endpoint,
  guessOf,
  line,
  Picture,
  read,
  renderAbout,
  ...parts
}: DailyPlay<Wire>) {
  // A reload resumes the puzzle of this id.
  const rules = puzzleRules(`hub.${game.id}.gameId`, ({ payload: { gameState } }: DailyFrame<Wire>) =>
    puzzleOf(gameState, read(gameState)),
  );
  /** The screen over any connection. */
  function Game({ content, ...page }: GameProps<Wire>) {
    const language = useLanguage();
    // oxlint-disable-next-line react/exhaustive-deps -- the words are those of the language
    const texts = useMemo(() => gameTexts(game.names.title, guessOf, line), [language]);
    const picture = useCallback(
      (id: string) => <Picture id={id} src={pictureUrl(content, guessOf, `${id}.png`)} />,
      [content],
    );
    const about = renderAbout && ((outcome: Outcome, wire: Wire) => renderAbout(outcome, wire, content));
    return (
      <DailyScreen
        {...parts}
        {...page}
        gameId={game.id}
        texts={texts}
        rules={rules}
        picture={picture}
        renderAbout={about}
      />
    );
  }
  /** The screen with its own connection. */
  function Playing({ onOpen, onFatal, ...page }: DailyPlayProps) {
    // The endpoint's frames hold the state that `read` takes.
    const connection = useGameSocket(endpoint) as PuzzleConnection<DailyFrame<Wire>>;
    useOnOpen(connection.state, onOpen);
    const leave = useCallback((code: string) => onFatal(t`The rift closed`, code), [onFatal]);
    return <Game {...page} connection={connection} onFatal={leave} />;
  }
  return { rules, Game, Playing };
}
