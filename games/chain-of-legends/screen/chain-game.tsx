import { useLanguage } from '@hub/ui/language/use-language.ts';
import type { RenderShare } from '@hub/ui/share/share-content.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { plural, t } from '@lingui/core/macro';
import { Timer, WifiOff } from 'lucide-react';
import { useMemo } from 'react';
import type { ChainState } from '../game.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './chain-game.module.css';
import { ChainOver } from './chain-over.tsx';
import { isMyTurn, sentence } from './chain-view.ts';
import { OutCard } from './out-card.tsx';
import { ownNames } from './own-names.tsx';
import { Ring } from './ring.tsx';
import { type ChainCue, useChainEffects } from './use-chain-effects.ts';
import { UsedList } from './used-list.tsx';

interface Props {
  readonly state: ChainState;
  /** When the turn ends, by `performance.now()`. */
  readonly endsAt: number;
  /** Public id of the player. */
  readonly me: string;
  readonly isAway: boolean;
  /** Whether an answer is on its way to the server. */
  readonly isSending: boolean;
  /** The last refusal of the server; `count` rises with every refusal. */
  readonly refusal: { readonly message: string; readonly count: number } | undefined;
  readonly portraitSrc: (image: string) => string | undefined;
  readonly play: (cue: ChainCue) => void;
  readonly onSubmit: (name: string) => void;
  /** The control that shares a finished game. */
  readonly renderShare?: RenderShare | undefined;
  readonly onPlayAgain: () => void;
  readonly onNewGame: () => void;
  readonly onLeave: () => void;
  readonly onHome: () => void;
}

/** Chain of Legends from the first turn to the summary. */
export function ChainGame(props: Props) {
  const { state, endsAt, me, isAway, isSending, refusal, portraitSrc, play, onSubmit, onPlayAgain, onHome } =
    props;
  const isMine = isMyTurn(state, me);
  // At most the server's value: `useRemaining` may still use an older reading of the clock.
  const remaining = Math.min(state.timeLeft, useRemaining(endsAt, !state.gameOver));
  const seconds = Math.ceil(remaining / 1000);
  const flash = useChainEffects({ state, me, seconds, play });
  const names = useMemo(() => Object.keys(state.championData), [state.championData]);
  const used = useMemo(() => state.usedChampions.map(({ name }) => name), [state.usedChampions]);
  const language = useLanguage();
  const own = useMemo(
    () =>
      ownNames([
        ...Object.entries(state.championData).map(([name, { id }]) => ({ id, name })),
        ...state.usedChampions,
      ]),
    // oxlint-disable-next-line react/exhaustive-deps -- the names are those of the language
    [state.championData, state.usedChampions, language],
  );
  if (state.gameOver)
    return (
      <ChainOver
        state={state}
        me={me}
        portraitSrc={portraitSrc}
        share={props.renderShare?.({ state, me })}
        onPlayAgain={onPlayAgain}
        onHome={onHome}
      />
    );
  const player = state.players.find(({ id }) => id === me);
  const onTurn = state.players[state.currentPlayerIndex]?.name ?? '';
  return (
    <div className={styles['game']}>
      <section aria-labelledby="chain-turn" className={styles['play']}>
        <div className={styles['turn']}>
          <h1 id="chain-turn">{isMine ? t`Your turn` : t`${{ name: isolated(onTurn) }} is on turn`}</h1>
          <Chip color="var(--gold-400)" icon={Timer}>
            <span
              className="num"
              role="timer"
              aria-label={t`${plural(seconds, { one: '# second', other: '# seconds' })} left`}
            >
              {t`${seconds} s`}
            </span>
          </Chip>
          {isAway && (
            <Chip color="var(--rose-400)" icon={WifiOff} live>
              {t`Reconnecting…`}
            </Chip>
          )}
          {state.isPractice && <Chip>{t`Against bots`}</Chip>}
        </div>
        <div className={styles['field']}>
          <Ring
            state={state}
            me={me}
            fraction={state.timePerTurn > 0 ? remaining / state.timePerTurn : 0}
            flash={flash}
          />
        </div>
        {player && player.lives <= 0 ? (
          <OutCard
            player={player}
            of={state.players.length}
            onNewGame={props.onNewGame}
            onLeave={props.onLeave}
          />
        ) : (
          <AnswerForm
            turn={state.turn}
            isMine={isMine}
            isPlaying={player !== undefined}
            isOpen={!isAway && player !== undefined}
            isSending={isSending}
            letter={state.nextLetter}
            names={names}
            used={used}
            own={own}
            refusal={refusal}
            onSubmit={onSubmit}
          />
        )}
        <output className="sr">{sentence(state, me)}</output>
      </section>
      <UsedList state={state} again={flash?.usedAgain} portraitSrc={portraitSrc} />
      {/* Screen readers get the text elsewhere. */}
      {flash?.kind === 'jinxed' && (
        <div aria-hidden className={styles['jinx']}>
          <b>{t`Jinxed`}</b>
          <p>{t`No champion is left for that letter. One life lost, the chain restarts.`}</p>
        </div>
      )}
    </div>
  );
}
