import type { ConnectionState } from '@hub/ui/net/reconnecting-socket.ts';
import { FakeConnection } from '@hub/ui/net/testing/fake-connection.ts';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { RiftGuesserState as Game, riftGuesser } from '../../game.ts';
import { RiftGuesserGame } from '../rift-guesser-game.tsx';

/** Renders the game's screen on a connection to a server controlled by the test. */
export function renderGame({ isPractice = false, isOnce = false, isRunning = false } = {}) {
  const connection = new FakeConnection<typeof riftGuesser>();
  const spies = {
    onOver: vi.fn<ScorePlayProps['onOver']>(),
    onFatal: vi.fn<(code: string) => void>(),
    onSwitch: vi.fn<() => void>(),
    onHome: vi.fn<() => void>(),
    play: vi.fn<ScorePlayProps['play']>(),
  };
  const page = () => (
    <RiftGuesserGame
      connection={connection.socket}
      player={PLAYER}
      isPractice={isPractice}
      {...(isOnce && { once: { hasGhost: false } })}
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
