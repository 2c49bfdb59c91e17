import { classNames } from '@hub/ui/class-names.ts';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { lostTexts } from '@hub/ui/net/connection-view.ts';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { Arena } from './arena.tsx';
import { GameOver } from './game-over.tsx';
import { canRematch } from './game-state.ts';
import { Hud } from './hud.tsx';
import { type FetchItemNames, useItemNames } from './item-names.ts';
import type { PictureSrc } from './item-side.tsx';
import { MatePicks } from './mates.tsx';
import styles from './more-or-less-game.module.css';
import { useGameEffects } from './use-game-effects.ts';
import { type PlayOptions, useMoreOrLess } from './use-more-or-less.ts';
import { useReveal } from './use-reveal.ts';
import { viewOf } from './view-model.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

/** What becomes of a game that does not connect again by itself. */
const meanwhile = () => ({
  replaced: t`A game can be played in one place at a time. Nothing is lost: take it up here whenever you like.`,
  closed: t`Your score is safe. Connect again to go on.`,
});

type Page = Pick<
  ScorePlayProps,
  'once' | 'balance' | 'shownBalance' | 'standing' | 'onOver' | 'onHome' | 'renderShare' | 'play'
>;

interface Props extends PlayOptions, Page {
  /** The player's best score in this mode; undefined until known. */
  readonly best: number | undefined;
  /** Leads from practice to a game that counts. */
  readonly onCounting: () => void;
  /** Replaces starting another game on this page, because its URL belongs to the finished game. */
  readonly onAgain?: (() => void) | undefined;
  /** Returns the URL that invites a mate to a game. */
  readonly inviteUrl: (gameId: string) => string;
  /** Must be referentially stable. If undefined, the server's names are used. */
  readonly fetchItemNames?: FetchItemNames | undefined;
  /** Must be referentially stable. */
  readonly pictureSrc: PictureSrc;
}

/** The More or Less screen. The page provides the connection, the balance and the sounds. */
export function MoreOrLessGame(props: Props) {
  const { connection, player, onOver, play, onHome } = props;
  const game = useMoreOrLess(props);
  const { state } = game;
  const view = useMemo(() => viewOf(state, player.playerId), [state, player.playerId]);
  const nameOf = useItemNames(props.fetchItemNames);
  const reveal = useReveal(state.game);
  useGameEffects({ state, reveal, play, onOver });
  const shown = view.phase === 'playing' ? state.game : undefined;
  return (
    <>
      <div className={classNames(shown && styles['game'])}>
        <Hud
          game={shown}
          endsAt={state.endsAt}
          receivedAt={state.receivedAt}
          balance={props.balance}
          hasGhost={props.once?.hasGhost}
          isReconnecting={view.isReconnecting}
        />
        {shown && (
          <Arena
            // Another game starts without a slide from the last one.
            key={shown.gameId}
            game={shown}
            reveal={reveal}
            best={shown.practice ? undefined : props.best}
            hasGhost={props.once?.hasGhost}
            canGuess={view.canGuess}
            ownGuess={view.ownGuess}
            isSending={state.pending !== undefined}
            nameOf={nameOf}
            pictureSrc={props.pictureSrc}
            onGuess={game.guess}
          />
        )}
        {shown && state.refusal && <ErrorBox>{state.refusal.message}</ErrorBox>}
      </div>
      {view.disconnectReason && (
        <ErrorCard {...lostTexts(view.disconnectReason, meanwhile())} onRetry={connection.reopen} />
      )}
      {view.phase === 'refused' && (
        <ErrorCard title={t`The game did not open`} text={state.refusal?.message} onRetry={game.retry} />
      )}
      {view.phase === 'loading' && <Loading text={t`Loading...`} />}
      {view.phase === 'waiting' && state.game && (
        <WaitingDialog game={state.game} inviteUrl={props.inviteUrl(state.game.gameId)} onClose={onHome} />
      )}
      {shown && <MatePicks game={shown} ownId={player.playerId} />}
      {/* The page of a challenge or league shows the result of its run. */}
      {shown && !props.once && reveal.canShowResult && (
        <GameOver
          game={shown}
          ownId={player.playerId}
          rematchEndsAt={state.rematchEndsAt}
          standing={props.standing}
          shownBalance={props.shownBalance}
          nameOf={nameOf}
          pictureSrc={props.pictureSrc}
          share={props.renderShare?.(shown)}
          onCounting={shown.practice && props.onCounting}
          onAgain={canRematch(shown) ? game.again : (props.onAgain ?? game.again)}
          onHome={onHome}
        />
      )}
    </>
  );
}
