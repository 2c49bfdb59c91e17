import type { Refusal } from '@hub/engine/wire/errors';
import { newSession, type Reading, type SessionState } from '@hub/ui/net/game-session.ts';
import { useGameSession } from '@hub/ui/net/use-game-session.ts';
import { msg, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { LobbyCommand, LobbyFrame, LobbyLink } from './lobby-link.ts';
import { type LobbyGameName, lobbyPass } from './lobby-pass.ts';

const CLOSED_BECAUSE = {
  idle: msg`It had not started for 30 minutes.`,
  empty: msg`All players have left.`,
  host: msg`The host of this hub closed it.`,
};

/** Identifies a seat; `onSeatLost` handles its loss. */
export interface SeatOptions {
  readonly game: LobbyGameName;
  readonly lobbyId: string;
  readonly link: LobbyLink;
  /** Called when the seat is lost, with texts that give the reason. */
  readonly onSeatLost: (title: string, message: string) => void;
}

interface Options<Game extends object> extends SeatOptions {
  /** Returns what the page shows of a frame: lobby or game; undefined for nothing. Must be stable. */
  readonly read: (frame: LobbyFrame) => Reading<Game> | undefined;
  /** See `SessionRules`. Must be stable. */
  isUnanswered?(this: void, move: never, game: never): boolean;
  /** Called with every frame before it is shown; `shown` is the previous value. */
  readonly onFrame: (frame: LobbyFrame, shown: Game | undefined) => void;
  /** Called when a command was refused; the state is unchanged. */
  readonly onRefused: (refusal: Refusal, action: string) => void;
  /** Whether leaving the page gives up the seat; called when the address is already that of the next page. */
  readonly isGivenUp: (shown: Game | undefined) => boolean;
}

type SeatState<Game extends object> = SessionState<Game, LobbyCommand>;

interface SeatControls {
  /** Gives up the seat immediately, whatever the next page is. */
  readonly leave: () => void;
  /** Whether the server has not taken the seat away. */
  readonly isSeated: () => boolean;
  /** Sends a command that is pending until it is answered. */
  readonly request: (command: LobbyCommand) => void;
}

/** Keeps a seat in a lobby: joins whenever the connection opens, and stores the pass for rejoining. */
export function useSeat<Game extends object>(
  options: Options<Game>,
): readonly [SeatState<Game>, SeatControls] {
  const { game, lobbyId, link, read, isUnanswered, onFrame, onRefused, onSeatLost, isGivenUp } = options;
  /** False once the server takes the seat away or the player gives it up. */
  const hasSeat = useRef(true);

  const lose = (title: string, message: string): false => {
    hasSeat.current = false;
    lobbyPass.forget(game);
    onSeatLost(title, message);
    return false;
  };
  const join = (): void => {
    const accessToken = lobbyPass.recall(game)?.accessToken;
    link.send({
      action: 'joinLobby',
      payload: { lobbyId, ...(accessToken !== undefined && { accessToken }) },
    });
  };
  const [state, session] = useGameSession<LobbyFrame, SeatState<Game>>({
    connection: link,
    // Another lobby starts another session.
    rules: useMemo(
      () => ({ initial: newSession, read, lobbyId, ...(isUnanswered && { isUnanswered }) }),
      [read, lobbyId, isUnanswered],
    ),
    // A player who reads the result of a game may have no seat any more, and stays on the page.
    onOpen: () => hasSeat.current && join(),
    onFrame(frame) {
      if (frame.action === 'kicked') return lose(t`Removed`, t`The owner removed you from the lobby.`);
      if (frame.action === 'lobbyClosed')
        return lose(t`Lobby closed`, t(CLOSED_BECAUSE[frame.payload.reason]));
      if (frame.action === 'startedWithout') hasSeat.current = false;
      if (frame.action === 'joinedLobby')
        lobbyPass.remember(game, {
          lobbyId: frame.payload.lobbyId,
          accessToken: frame.payload.accessToken,
        });
      // The stored token was for the former password; seated players receive a new one.
      if (frame.action === 'lobbySettingsChanged' && frame.payload.password !== null) join();
      onFrame(frame, session.state.game);
      return true;
    },
    onRefused(refusal, action) {
      if (refusal.kind === 'refusal' && action === 'joinLobby') lose(t`Could not join`, refusal.message);
      else onRefused(refusal, action);
    },
    onFatal: ({ message }) => lose(t`Could not join`, message),
  });
  const leave = (): void => {
    if (!hasSeat.current) return;
    hasSeat.current = false;
    lobbyPass.forget(game);
    link.send({ action: 'leaveLobby', payload: { lobbyId } });
  };
  const leaveWithPage = useEffectEvent(() => {
    if (isGivenUp(session.state.game)) leave();
  });
  useEffect(() => () => leaveWithPage(), []);
  return [state, { leave, isSeated: () => hasSeat.current, request: session.request }];
}
