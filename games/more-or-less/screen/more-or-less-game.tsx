import { classNames } from '@hub/ui/class-names.ts';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import type { RenderShare } from '@hub/ui/share/share-content.ts';
import type { ScoreComparison } from '@hub/ui/surfaces/score-result.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useMemo } from 'react';
import { Arena } from './arena.tsx';
import { GameOver } from './game-over.tsx';
import { canRematch } from './game-state.ts';
import { Hud } from './hud.tsx';
import type { FetchItemNames } from './item-names.ts';
import type { PictureSrc } from './item-side.tsx';
import { lostTexts } from './lost-texts.ts';
import { MatePicks } from './mate-picks.tsx';
import styles from './more-or-less-game.module.css';
import { type GameEnd, type PlayGameCue, useGameEffects } from './use-game-effects.ts';
import { useItemNames } from './use-item-names.ts';
import { type PlayOptions, useMoreOrLess } from './use-more-or-less.ts';
import { useReveal } from './use-reveal.ts';
import { viewOf } from './view-model.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

interface Props extends PlayOptions {
  /** Set for a run that can be played once; whether the page shows the score, and no tier counts. */
  readonly once?: { readonly hasGhost: boolean } | undefined;
  /** The player's Blue Essence as shown in the header. */
  readonly balance: ReactNode;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance?: number | undefined;
  /** The player's best score in this mode; undefined until known. */
  readonly best: number | undefined;
  /** How the game reported by `onOver` compares with other players' best scores. */
  readonly standing: ScoreComparison;
  /** Leads from practice to a game that counts. */
  readonly onCounting: () => void;
  /** Called once per game that counts, when its end appears. */
  readonly onOver: (end: GameEnd) => void;
  /** Replaces starting another game on this page, because its URL belongs to the finished game. */
  readonly onAgain?: (() => void) | undefined;
  readonly onHome: () => void;
  /** The control that shares a finished game. */
  readonly renderShare?: RenderShare | undefined;
  /** Returns the URL that invites a mate to a game. */
  readonly inviteUrl: (gameId: string) => string;
  /** Must be referentially stable. If undefined, the server's names are used. */
  readonly fetchItemNames?: FetchItemNames | undefined;
  /** Must be referentially stable. */
  readonly pictureSrc: PictureSrc;
  readonly play: PlayGameCue;
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
        <ErrorCard {...lostTexts(view.disconnectReason)} onRetry={connection.reopen} />
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
