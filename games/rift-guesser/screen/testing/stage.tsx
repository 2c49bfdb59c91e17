import type { CommandOf } from '@hub/engine/wire/envelope';
import { type ErrorCode, errors } from '@hub/engine/wire/errors';
import type { LinkState } from '@hub/ui/net/reconnecting-socket.ts';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { RiftGuesserState as Game, riftGuesser } from '../../game.ts';
import type { GuesserConnection, GuesserFrame } from '../connection.ts';
import { RiftGuesserGame } from '../rift-guesser-game.tsx';
import type { GuesserCue } from '../use-guesser-effects.ts';

type Command = CommandOf<typeof riftGuesser>;

/** The screen of the game on a connection that the test holds the other end of. */
export function stage() {
  const sent: Command[] = [];
  const listeners = new Set<(frame: GuesserFrame) => void>();
  const told = {
    onOver: vi.fn<(result: { readonly score: number; readonly reward: number }) => void>(),
    onFatal: vi.fn<(code: string) => void>(),
    onHome: vi.fn<() => void>(),
    play: vi.fn<(cue: GuesserCue) => void>(),
    reopen: vi.fn<() => void>(),
  };
  let state: LinkState = 'connecting';
  const send = (command: Command) => void sent.push(command);
  const listen = (listener: (frame: GuesserFrame) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const screenOf = () => {
    const connection: GuesserConnection = { state, send, listen, reopen: told.reopen };
    return (
      <RiftGuesserGame
        connection={connection}
        player={PLAYER}
        balance={<span>2,480</span>}
        shownBalance={2_495}
        standing={STANDING}
        {...told}
      />
    );
  };
  const { rerender } = render(screenOf());
  const deliver = (frame: GuesserFrame) =>
    act(() => {
      for (const listener of listeners) listener(frame);
    });
  return {
    sent,
    told,
    user: userEvent.setup(),
    link(next: LinkState) {
      state = next;
      rerender(screenOf());
    },
    started: (gameState: Game) => deliver({ action: 'gameStarted', payload: { gameState } }),
    updated: (gameState: Game) => deliver({ action: 'gameStateUpdate', payload: { gameState } }),
    refused: (action: Command['action'], code: ErrorCode) =>
      deliver({ action, error: { code, message: errors[code].message } }),
  };
}

const PLAYER = { playerId: 'kestrel', name: 'Kestrel' };
const STANDING = { percentile: 72, bestBefore: 2 };
