import type { CommandOf } from '@hub/engine/wire/envelope';
import { useLanguage } from '@hub/ui/language/use-language.ts';
import type { VersusPlayProps } from '@hub/ui/screens/play-props.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { plural, t } from '@lingui/core/macro';
import { Timer, WifiOff } from 'lucide-react';
import { useMemo } from 'react';
import type { ChainState, chainOfLegends } from '../game.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './chain-game.module.css';
import { ChainOver } from './chain-over.tsx';
import { isMyTurn, sentence } from './chain-view.ts';
import { OutCard } from './out-card.tsx';
import { ownNames } from './own-names.tsx';
import { Ring } from './ring.tsx';
import { useChainEffects } from './use-chain-effects.ts';
import { UsedList } from './used-list.tsx';

/** What the page of a versus game hands to this one. */
export type ChainPlay = VersusPlayProps<ChainState, CommandOf<typeof chainOfLegends>>;

interface Props extends Omit<ChainPlay, 'content' | 'lobbyId' | 'stop' | 'send'> {
  readonly portraitSrc: (image: string) => string | undefined;
  readonly onSubmit: (name: string) => void;
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
