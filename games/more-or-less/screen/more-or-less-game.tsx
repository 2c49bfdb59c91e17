import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import type { Standing } from '@hub/ui/surfaces/score-result.tsx';
import { type ReactNode, useMemo } from 'react';
import { Arena } from './arena.tsx';
import { GameOver } from './game-over.tsx';
import { Hud } from './hud.tsx';
import type { FetchItemNames } from './item-names.ts';
import type { PictureSrc } from './item-side.tsx';
import { MatePicks } from './mate-picks.tsx';
import { moreOrLessTexts as texts } from './texts.ts';
import { type GameCue, type GameEnd, useGameEffects } from './use-game-effects.ts';
import { useItemNames } from './use-item-names.ts';
import { type PlayOptions, useMoreOrLess } from './use-more-or-less.ts';
import { viewOf } from './view-model.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

interface Props extends PlayOptions {
  /** The player's Blue Essence as shown in the header. */
  readonly balance: ReactNode;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance?: number | undefined;
  /** How the game reported by `onOver` compares with other players' best scores. */
  readonly standing: Standing;
  /** Called once per game, when its end appears. */
  readonly onOver: (end: GameEnd) => void;
  /** Replaces starting another game on this page, because its URL belongs to the finished game. */
  readonly onAgain?: (() => void) | undefined;
  readonly onHome: () => void;
  /** Returns the URL that invites a mate to a game. */
  readonly inviteUrl: (gameId: string) => string;
  /** Must be referentially stable. If undefined, the server's names are used. */
  readonly fetchItemNames?: FetchItemNames | undefined;
  /** Must be referentially stable. */
  readonly pictureSrc: PictureSrc;
  readonly play: (cue: GameCue) => void;
}

/** The More or Less screen. The page provides the connection, the balance and the sounds. */
export function MoreOrLessGame(props: Props) {
  const { connection, player, onOver, play, onHome } = props;
  const game = useMoreOrLess(props);
  const { state } = game;
  const view = useMemo(() => viewOf(state, player.playerId), [state, player.playerId]);
  const nameOf = useItemNames(props.fetchItemNames);
  useGameEffects({ state, play, onOver });
  return (
    <>
      <Hud
        game={view.phase === 'playing' ? state.game : undefined}
        endsAt={state.endsAt}
        receivedAt={state.receivedAt}
        balance={props.balance}
        isReconnecting={view.isReconnecting}
      />
      {view.parting && <ErrorPlate {...texts[view.parting]} onRetry={connection.reopen} />}
      {view.phase === 'refused' && (
        <ErrorPlate title={texts.refused} text={state.refusal?.message} onRetry={game.retry} />
      )}
      {(view.phase === 'loading' || view.phase === 'waiting') && <Loading text={texts.loading} />}
      {view.phase === 'waiting' && state.game && (
        <WaitingDialog game={state.game} inviteUrl={props.inviteUrl(state.game.gameId)} onClose={onHome} />
      )}
      {view.phase === 'playing' && state.game && (
        <>
          <Arena
            game={state.game}
            canGuess={view.canGuess}
            ownGuess={view.ownGuess}
            refusal={state.refusal?.message}
            nameOf={nameOf}
            pictureSrc={props.pictureSrc}
            onGuess={game.guess}
          />
          <MatePicks game={state.game} ownId={player.playerId} />
          {state.game.gameOver && (
            <GameOver
              game={state.game}
              standing={props.standing}
              shownBalance={props.shownBalance}
              nameOf={nameOf}
              onAgain={props.onAgain ?? game.again}
              onHome={onHome}
            />
          )}
        </>
      )}
    </>
  );
}
