import { plural, t } from '@lingui/core/macro';
import { Check, Flag } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { ErrorCard } from '../feedback/error-card.tsx';
import { OnDemand } from '../feedback/on-demand.tsx';
import { fetched } from '../fetched.ts';
import { withOwnName } from '../language/champion-names.ts';
import { useLanguage } from '../language/use-language.ts';
import { Closing, useIsOfPast } from './closing.tsx';
import type { Column } from './column.ts';
import { DailyHead } from './daily-head.tsx';
import styles from './daily-screen.module.css';
import type { NextGame, Practice, RenderEnding } from './ending.ts';
import type { Picture } from './guess-search.tsx';
import { HardMode, refusedText, useHardChoice } from './hard-mode.tsx';
import { type Guess, inOwnWords } from './puzzle.ts';
import { type BoardView, isWaiting, type Outcome, viewOf } from './puzzle-view.ts';
import { type DailyGameTexts, riftLost } from './texts.ts';
import {
  type PuzzleConnection,
  type PuzzleControls,
  type PuzzlePlayer,
  type PuzzleRules,
  usePuzzle,
} from './use-puzzle.ts';
import { type PuzzleCue, usePuzzleEffects } from './use-puzzle-effects.ts';
import { Waiting, WaitingSearch } from './waiting.tsx';
import { type PastAnswers, Yesterday } from './yesterday.tsx';

// Half of a rift's code, and nobody can guess, nor win, before the socket has opened the puzzle.
const GameOver = fetched(() => import('./game-over.tsx').then((code) => code.GameOver));
const GuessSearch = fetched(() => import('./guess-search.tsx').then((code) => code.GuessSearch));

/** What the page of a daily game hands to its screen. */
export interface DailyScreenPage<Frame> {
  readonly connection: PuzzleConnection<Frame>;
  readonly player: PuzzlePlayer;
  /** Time until the next puzzle opens; the page updates it. */
  readonly remainingMs: number;
  /** The player's Blue Essence as shown in the header. */
  readonly balance: ReactNode;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance: number | undefined;
  /** Called once with the paid Blue Essence when the result of a puzzle solved on this page appears. */
  readonly onReward?: ((gained: number) => void) | undefined;
  /** Called on a fatal error, with its code; the code may be unknown to this page. */
  readonly onFatal: (code: string) => void;
  readonly onHome: () => void;
  /** A past day to play for nothing, instead of today's puzzle. */
  readonly practice?: Practice | undefined;
  /** Published answers; the one before the puzzle's day is shown while there is no guess. Not shown for practice. */
  readonly pastAnswers?: PastAnswers | undefined;
  /** The next thing to play, offered with the result. */
  readonly next?: NextGame | undefined;
  /** The middle of the result: what the player has done on this and other days. Not shown for practice. */
  readonly renderRecord?: RenderEnding | undefined;
  /** Controls before the other ones below the result, such as one that shares it. */
  readonly renderActions?: RenderEnding | undefined;
  readonly play?: ((cue: PuzzleCue) => void) | undefined;
}

/** What a daily game adds to its screen. */
export interface DailyScreenParts<Wire> {
  readonly texts: DailyGameTexts;
  /** Number of cells of a row, the first one included. */
  readonly columns: number;
  /** The values of the cells of a row, shown in the result; without them, each cell is a tick. */
  readonly cellsOf?: ((guess: Guess) => readonly ReactNode[]) | undefined;
  /** The attributes that hard mode checks; undefined for a game without it. Must be referentially stable. */
  readonly hardColumns?: readonly Column[];
  readonly picture: Picture;
  /** Announced by screen readers when the row of a guess is complete. */
  readonly sentence: (guess: Guess, puzzle: Wire) => string;
  /** Fills the window beside everything else, or its upper part where it is narrow. */
  readonly renderClues?: (view: BoardView<Wire>, picture: Picture) => ReactNode;
  /** Shown below the field, and stays in view with it. */
  readonly renderKnown?: (view: BoardView<Wire>, picture: Picture) => ReactNode;
  /** Shown below both. */
  readonly renderBoard: (view: BoardView<Wire>, picture: Picture) => ReactNode;
  /** Last on the screen. */
  readonly renderFoot?: () => ReactNode;
  /** Address of a picture behind the answer, in the result. */
  readonly landscapeOf?: (id: string) => string | undefined;
  /** Under the name of the answer, in the result. */
  readonly answerTitle?: (puzzle: Wire, picture: Picture) => ReactNode;
  /** More about the answer, in the result. */
  readonly renderAbout?: ((outcome: Outcome, puzzle: Wire) => ReactNode) | undefined;
}

interface Props<Frame, Wire> extends DailyScreenPage<Frame>, DailyScreenParts<Wire> {
  readonly gameId: string;
  /** Must be referentially stable. */
  readonly rules: PuzzleRules<Frame, Wire>;
}

const nothing = () => undefined;

/** The screen of a daily game: head, field for the next guess, board and result. */
export function DailyScreen<Frame extends { readonly action: string }, Wire>(props: Props<Frame, Wire>) {
  const { connection, texts, columns, picture, play = nothing, onReward = nothing } = props;
  const { practice, hardColumns } = props;
  const choice = useHardChoice(props.gameId);
  const puzzle = usePuzzle<Frame, Wire>({
    ...props,
    practiceDay: practice?.day,
    isHard: hardColumns !== undefined && choice[0],
  });
  const { state } = puzzle;
  const language = useLanguage();
  // oxlint-disable-next-line react/exhaustive-deps -- names are those of the language
  const game = useMemo(() => state.game && inOwnWords(state.game), [state.game, language]);
  const view = useMemo(() => viewOf({ ...state, game }), [state, game]);
  const board = isWaiting(view) ? undefined : view;
  const outcome = board?.outcome;
  const isOfPast = useIsOfPast(board?.puzzle);
  usePuzzleEffects({ state, outcome, play, onReward });
  const isGoldDay = outcome?.attempts === 1 && !outcome.isPractice && !outcome.isLate;
  return (
    <div className={classNames(styles['screen'], isGoldDay && styles['gold'])}>
      <DailyHead
        title={texts.title}
        line={texts.line}
        remainingMs={props.remainingMs}
        balance={props.balance}
        practice={practice}
        isPlaying={!practice && board !== undefined && board.rows.length > 0}
        closing={board && <Closing puzzle={board.puzzle} onToday={puzzle.openToday} />}
        isReconnecting={isWaiting(view) ? view.phase === 'reconnecting' : view.isReconnecting}
      />
      {isWaiting(view) ? (
        <Waiting view={view} onRetry={puzzle.retry} onReopen={connection.reopen} />
      ) : (
        <Columns clues={props.renderClues?.(view, picture)}>
          <div className={styles['top']}>
            <div className={styles['above']}>
              <Field
                view={view}
                puzzle={puzzle}
                texts={texts}
                picture={picture}
                practice={practice}
                onReopen={connection.reopen}
              />
              {hardColumns && (
                <HardMode
                  puzzle={view.puzzle}
                  choice={choice}
                  refusal={refusedText(view.puzzle, view.text, hardColumns)}
                />
              )}
              {props.renderKnown?.(view, picture)}
            </div>
          </div>
          {props.renderBoard(view, picture)}
          {/* Last, so that nothing moves when the answer arrives. */}
          <div className={styles['foot']}>
            {props.renderFoot?.()}
            {props.pastAnswers && view.rows.length === 0 && !view.puzzle.isPractice && (
              <Yesterday puzzle={view.puzzle} answers={props.pastAnswers} picture={picture} />
            )}
          </div>
        </Columns>
      )}
      <output className="sr">
        {state.lastRevealed && game && props.sentence(withOwnName(state.lastRevealed), game.wire)}
      </output>
      {board && outcome && (
        <OnDemand>
          <GameOver
            gameTexts={texts}
            cells={outcome.isGivenUp ? [] : winningCells(board, columns, props.cellsOf)}
            next={props.next}
            puzzle={board.puzzle}
            outcome={outcome}
            isOpen={board.isResultOpen}
            title={props.answerTitle?.(board.puzzle.wire, picture)}
            about={props.renderAbout?.(outcome, board.puzzle.wire)}
            shownBalance={props.shownBalance}
            remainingMs={props.remainingMs}
            picture={picture}
            landscape={props.landscapeOf?.(outcome.answer.id)}
            record={
              outcome.isPractice || outcome.isLate || outcome.isGivenUp
                ? undefined
                : props.renderRecord?.({ puzzle: board.puzzle, outcome })
            }
            actions={
              outcome.isLate || outcome.isGivenUp
                ? undefined
                : props.renderActions?.({ puzzle: board.puzzle, outcome })
            }
            onClose={puzzle.closeResult}
            onHome={practice?.onLeave ?? props.onHome}
            onToday={isOfPast ? puzzle.openToday : undefined}
          />
        </OnDemand>
      )}
    </div>
  );
}

function winningCells<Wire>(
  { rows }: BoardView<Wire>,
  columns: number,
  cellsOf: DailyScreenParts<Wire>['cellsOf'],
): readonly ReactNode[] {
  const winning = rows.find(({ guess }) => guess.isAnswer)?.guess;
  return (winning && cellsOf?.(winning)) ?? Array.from({ length: columns }, () => undefined);
}

/** The clues of the game, if it has any, beside the rest of the screen. */
function Columns({ clues, children }: { readonly clues: ReactNode; readonly children: ReactNode }) {
  if (clues === undefined) return children;
  return (
    <div className={styles['columns']}>
      <div className={styles['clues']}>{clues}</div>
      <div className={styles['side']}>{children}</div>
    </div>
  );
}

interface FieldProps {
  readonly view: BoardView;
  readonly puzzle: PuzzleControls;
  readonly texts: DailyGameTexts;
  readonly picture: Picture;
  readonly practice: Practice | undefined;
  readonly onReopen: () => void;
}

/** The field for the next guess, or what takes its place: a lost connection, or the result. */
function Field({ view, puzzle, texts, picture, practice, onReopen }: FieldProps) {
  if (view.disconnectReason)
    return (
      <div className={styles['notice']}>
        <ErrorCard {...riftLost(view.disconnectReason)} onRetry={onReopen} />
      </div>
    );
  if (view.outcome)
    return <Solved outcome={view.outcome} isResultOpen={view.isResultOpen} onShow={puzzle.openResult} />;
  return (
    <Suspense fallback={<WaitingSearch texts={texts} />}>
      <GuessSearch
        texts={texts}
        candidates={view.candidates}
        text={view.text}
        disabled={!view.canGuess}
        refusal={view.refusal}
        onType={puzzle.type}
        onGuess={puzzle.guess}
        picture={picture}
        onGiveUp={view.canGiveUp && !practice?.isChallenge ? puzzle.giveUp : undefined}
        isPractice={view.puzzle.isPractice}
      />
    </Suspense>
  );
}

interface SolvedProps {
  readonly outcome: Outcome;
  readonly isResultOpen: boolean;
  readonly onShow: () => void;
}

/** The puzzle that is over in one line; its button has the focus when the result dialog is closed. */
function Solved({ outcome: { answer, attempts, isGivenUp }, isResultOpen, onShow }: SolvedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isResultOpen) button.current?.focus({ preventScroll: true });
  }, [isResultOpen]);
  return (
    <div className={classNames('cut', styles['solved'], isGivenUp && styles['givenUp'])}>
      <Icon of={isGivenUp ? Flag : Check} />
      <p>
        <b>{answer.name}</b>
        {isGivenUp
          ? plural({ guesses: attempts }, { other: 'Given up after # guesses' })
          : t`Solved in ${plural({ guesses: attempts }, { one: '# guess', other: '# guesses' })}`}
      </p>
      <Button ref={button} variant="gold" onClick={onShow}>
        {t`Show result`}
      </Button>
    </div>
  );
}
