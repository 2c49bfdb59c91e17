import type { CommandOf } from '@hub/engine/wire/envelope';
import { classNames } from '@hub/ui/class-names.ts';
import type { VersusPlayProps } from '@hub/ui/screens/play-props.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { t } from '@lingui/core/macro';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import type { ClashState, cooldownClash } from '../game.ts';
import styles from './clash-game.module.css';
import { ClashOver } from './clash-over.tsx';
import { completeStage, type LastRound, lastRoundOf, sentence, stageAt } from './clash-view.ts';
import { Dial } from './dial.tsx';
import { GuessForm } from './guess-form.tsx';
import { LastRoundLine } from './last-round-line.tsx';
import { Reel } from './reel.tsx';
import { Results } from './results.tsx';
import { Scoreboard } from './scoreboard.tsx';
import type { FetchSpellText } from './spell-text.ts';
import { SpellTitle } from './spell-title.tsx';
import { useClashSounds } from './use-clash-sounds.ts';

/** What the page of a versus game hands to this one. */
export type ClashPlay = VersusPlayProps<ClashState, CommandOf<typeof cooldownClash>>;

interface Props extends Omit<ClashPlay, 'content' | 'lobbyId' | 'send' | 'onNewGame' | 'onLeave'> {
  /** Undefined offline. */
  readonly fetchSpellText: FetchSpellText | undefined;
  readonly portraitSrc: (image: string) => string | undefined;
  readonly spellSrc: (image: string) => string | undefined;
  readonly onGuess: (seconds: number) => void;
}

/** Cooldown Clash from the first reel to the final ranking. */
export function ClashGame(props: Props) {
  const { state, endsAt, me, isAway, play, stop, onPlayAgain, onHome } = props;
  // At most the server's value: `useRemaining` may still use an older reading of the clock.
  const remaining = Math.min(state.timeLeft, useRemaining(endsAt, !state.gameOver));
  const guesses = state.players.filter(({ guess }) => guess !== null).length;
  const isShowing = state.action === 'showResults';
  const stage = isShowing ? stageAt(state.timePerTurn - remaining, guesses) : completeStage(0);
  const lastRound = useLastRound(state, me);
  useClashSounds({ state, me, remaining, stage, play, stop });
  if (state.gameOver) {
    const share = props.renderShare?.({ state, me });
    return <ClashOver state={state} me={me} share={share} onPlayAgain={onPlayAgain} onHome={onHome} />;
  }
  return (
    <div className={classNames(styles['game'], isShowing && styles['showing'])}>
      <h1 className="sr">{t`Cooldown Clash`}</h1>
      <Scoreboard state={state} me={me} stage={stage} />
      <Card className={styles['arena']}>
        {isAway && (
          <p className={styles['marks']}>
            <Chip color="var(--rose-400)" icon={WifiOff} live>
              {t`Reconnecting…`}
            </Chip>
          </p>
        )}
        {isShowing ? (
          <Results
            state={state}
            me={me}
            stage={stage}
            remaining={remaining}
            portraitSrc={props.portraitSrc}
            spellSrc={props.spellSrc}
          />
        ) : (
          <Round {...props} remaining={remaining} />
        )}
        {!isShowing && lastRound && <LastRoundLine round={lastRound} />}
        <output className="sr">{sentence(state, stage.showsGains)}</output>
      </Card>
    </div>
  );
}

function Round({
  state,
  me,
  remaining,
  isAway,
  isSending,
  refusal,
  fetchSpellText,
  portraitSrc,
  spellSrc,
  onGuess,
}: Props & { readonly remaining: number }) {
  const isOpen = state.action === 'countdown';
  const mine = state.players.find(({ id }) => id === me);
  return (
    <div className={styles['stage']}>
      <Reel
        key={state.round}
        champion={state.targetChampion.id}
        slot={state.targetSpell.key}
        src={spellSrc(state.targetSpell.image.full)}
        isAnimating={!isOpen}
        elapsedMs={state.action === 'sendData' ? state.timePerTurn - state.timeLeft : 0}
        durationMs={state.timePerTurn}
      />
      <div className={styles['question']}>
        <SpellTitle
          state={state}
          isHidden={!isOpen}
          portraitSrc={portraitSrc}
          fetchSpellText={fetchSpellText}
        />
        <div className={styles['answer']}>
          <Dial
            remainingMs={isOpen ? remaining : state.guessTime * 1000}
            totalMs={state.guessTime * 1000}
            isRunning={isOpen}
          />
          {mine === undefined ? (
            <p className={styles['watching']}>{t`You take the place of a bot when this round is over.`}</p>
          ) : (
            <GuessForm
              key={state.round}
              isOpen={isOpen && !isAway && !mine.hasLeft}
              isSending={isSending}
              hasGuessed={mine.hasGuessed}
              refusal={refusal}
              onGuess={onGuess}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Result of the previous round, kept while the next one runs. */
function useLastRound(state: ClashState, me: string): LastRound | undefined {
  const [kept, setKept] = useState<{ readonly round: number; readonly last: LastRound }>();
  const last = lastRoundOf(state, me);
  if (last !== undefined && kept?.round !== state.round) setKept({ round: state.round, last });
  return kept?.last;
}
