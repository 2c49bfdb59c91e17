import type { Comparison } from '@hub/protocol/http/comparison';
import type { ConnectionState } from '@hub/ui/net/reconnecting-socket.ts';
import { FakeConnection } from '@hub/ui/net/testing/fake-connection.ts';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { MoreOrLessState, moreOrLess } from '../../game.ts';
import type { MoreOrLessFrame } from '../game-state.ts';
import { MoreOrLessGame } from '../more-or-less-game.tsx';

type Props = ComponentProps<typeof MoreOrLessGame>;
type Action = MoreOrLessFrame['action'];

/** A comparison with ranges from 0 to 40. */
export const comparison = (change: Partial<Comparison> = {}): Comparison => ({
  others: 0,
  percentile: 0,
  steps: Array.from({ length: 40 }, (_, from) => ({ from, to: from, players: from === 12 ? 9 : 0 })),
  runs: [27],
  ...change,
});

/** Renders the game with a server controlled by the test. */
export function renderGame(options: Partial<Props> = {}) {
  const connection = new FakeConnection<typeof moreOrLess>();
  const calls = {
    play: vi.fn<Props['play']>(),
    onOver: vi.fn<Props['onOver']>(),
    onFatal: vi.fn<Props['onFatal']>(),
    onCounting: vi.fn<Props['onCounting']>(),
    onHome: vi.fn<Props['onHome']>(),
    onMovement: vi.fn<Props['onMovement']>(),
  };
  const props = {
    player: { playerId: 'player-00001', name: 'Kestrel', usernameEffect: 'fire' },
    mode: 'single',
    isPractice: false,
    balance: '2480',
    shownBalance: undefined,
    best: 2,
    standing: { bestBefore: 2, comparison: comparison({ others: 9, percentile: 72 }) },
    inviteUrl: (gameId: string) => `https://hub.example/moreLess/game/multi/${gameId}`,
    pictureSrc: () => undefined,
    ...calls,
    ...options,
  } as const;
  const page = () => <MoreOrLessGame {...props} connection={connection.socket} />;
  const view = render(page());
  const server = {
    link(state: ConnectionState) {
      connection.become(state);
      view.rerender(page());
    },
    tell(action: Exclude<Action, 'playerJoined' | 'playerLeft' | 'rematch'>, gameState: MoreOrLessState) {
      connection.deliver({ action, payload: { gameState } } as MoreOrLessFrame);
    },
    tellOf(action: 'playerJoined' | 'playerLeft', seat: number, gameState: MoreOrLessState) {
      const { id: playerId, name: playerName } = gameState.players[
        seat
      ] as MoreOrLessState['players'][number];
      connection.deliver({ action, payload: { playerId, playerName, gameState } } as MoreOrLessFrame);
    },
    rematch(rematch: NonNullable<MoreOrLessState['rematch']>) {
      const payload = { gameId: 'coop-game-1', rematch } as never;
      connection.deliver({ action: 'rematch', payload });
    },
    refuse: (...refusal: Parameters<typeof connection.refuse>) => connection.refuse(...refusal),
  };
  return { ...view, ...calls, connection, sent: connection.sent, server, user: userEvent.setup() };
}
