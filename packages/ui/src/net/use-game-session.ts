import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import {
  createGameSession,
  type GameSession,
  type SessionConnection,
  type SessionHandlers,
  type SessionRules,
  type SessionState,
} from './game-session.ts';
import type { ConnectionState } from './reconnecting-socket.ts';

interface Options<Frame, State extends SessionState> extends SessionHandlers<Frame> {
  /** Its functions are referentially stable. */
  readonly connection: SessionConnection<Frame, NonNullable<State['pending']>> & {
    readonly state: ConnectionState;
  };
  /** Must be referentially stable: other rules start another session. */
  readonly rules: SessionRules<Frame, State>;
}

/** A game session that lives as long as the screen. It has the newest state, also between two renders. */
export function useGameSession<Frame extends { readonly action: string }, State extends SessionState>({
  connection,
  rules,
  ...handlers
}: Options<Frame, State>): readonly [State, GameSession<Frame, State>] {
  const { state: link, send, listen, watchTurn } = connection;
  const session = useMemo(
    () => createGameSession({ send, listen, watchTurn }, rules),
    [send, listen, watchTurn, rules],
  );
  const state = useSyncExternalStore(session.watch, () => session.state);
  const current = useEffectEvent(() => handlers);
  useEffect(
    () =>
      session.start({
        onOpen: () => current().onOpen(),
        onFrame: (frame) => current().onFrame?.(frame) ?? true,
        onRefused: (refusal, action) => current().onRefused?.(refusal, action),
        onFatal: (refusal) => current().onFatal(refusal),
      }),
    [session],
  );
  useEffect(() => session.setLink(link), [session, link]);
  return [state, session];
}
