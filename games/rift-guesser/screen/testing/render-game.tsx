import type { ConnectionState } from '@hub/ui/net/reconnecting-socket.ts';
import { FakeConnection } from '@hub/ui/net/testing/fake-connection.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { RiftGuesserState as Game, riftGuesser } from '../../game.ts';
import { RiftGuesserGame } from '../rift-guesser-game.tsx';
import type { GuesserCue } from '../use-guesser-effects.ts';

/** Renders the game's screen on a connection to a server controlled by the test. */
export function renderGame({ isPractice = false, isOnce = false, isRunning = false } = {}) {
  const connection = new FakeConnection<typeof riftGuesser>();
  const spies = {
    onOver: vi.fn<(result: { readonly score: number; readonly reward: number }) => void>(),
    onFatal: vi.fn<(code: string) => void>(),
    onSwitch: vi.fn<() => void>(),
    onHome: vi.fn<() => void>(),
    play: vi.fn<(cue: GuesserCue) => void>(),
  };
  const page = () => (
    <RiftGuesserGame
      connection={connection.socket}
      player={PLAYER}
      isPractice={isPractice}
      once={isOnce ? {} : undefined}
      isRunning={isRunning}
      balance={<span>2,480</span>}
      shownBalance={2_495}
      standing={STANDING}
      {...spies}
    />
  );
  const { rerender } = render(page());
  return {
    connection,
    sent: connection.sent,
    spies,
    user: userEvent.setup(),
    link(next: ConnectionState) {
      connection.become(next);
      rerender(page());
    },
    started: (gameState: Game) => connection.deliver({ action: 'gameStarted', payload: { gameState } }),
    updated: (gameState: Game) => connection.deliver({ action: 'gameStateUpdate', payload: { gameState } }),
    refused: (...refusal: Parameters<typeof connection.refuse>) => connection.refuse(...refusal),
  };
}

const PLAYER = { playerId: 'kestrel', name: 'Kestrel' };
const STANDING = { bestBefore: 2, comparison: { others: 9, percentile: 72, steps: [], runs: [] } };
