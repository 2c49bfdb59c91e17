import { CELL_MS } from '@hub/ui/daily/use-puzzle.ts';
import type { PuzzleCue } from '@hub/ui/daily/use-puzzle-effects.ts';
import type { ConnectionState } from '@hub/ui/net/reconnecting-socket.ts';
import { FakeConnection } from '@hub/ui/net/testing/fake-connection.ts';
import { NO_CONTENT } from '@hub/ui/testing/no-content.ts';
import { act, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { championRift } from '../../game.ts';
import { Game } from '../playing.tsx';
import { ANIVIA, type Facts, revealOf, riftOf } from './champions.ts';

type Options = Partial<ComponentProps<typeof Game>>;

/** Renders the game with a server controlled by the test. The answer is Anivia. Needs fake timers. */
export function renderGame(options: Options = {}) {
  const connection = new FakeConnection<typeof championRift>();
  const calls = {
    play: vi.fn<(cue: PuzzleCue) => void>(),
    onReward: vi.fn<(gained: number) => void>(),
    onFatal: vi.fn<(code: string) => void>(),
    onHome: vi.fn<() => void>(),
  };
  const page = () => (
    <Game
      connection={connection.socket}
      player={{ playerId: 'player-000001', name: 'Kestrel', usernameEffect: 'fire' }}
      remainingMs={27_738_000}
      balance="2480"
      shownBalance={undefined}
      content={NO_CONTENT}
      {...calls}
      {...options}
    />
  );
  const view = render(page());

  const server = {
    link(state: ConnectionState) {
      connection.become(state);
      view.rerender(page());
    },
    start: (...guesses: Facts[]) =>
      connection.deliver({ action: 'gameStarted', payload: { gameState: stateAfter(guesses) } }),
    update: (...guesses: Facts[]) =>
      connection.deliver({ action: 'gameStateUpdate', payload: { gameState: stateAfter(guesses) } }),
    alreadyPlayed: (...guesses: Facts[]) =>
      connection.deliver({
        action: 'alreadyPlayed',
        payload: { champion: revealOf(ANIVIA), gameState: stateAfter(guesses) },
      }),
    refuse: (...refusal: Parameters<typeof connection.refuse>) => connection.refuse(...refusal),
  };
  return { ...view, ...calls, connection, server, turnCells, user: userEvent.setup({ delay: null }) };
}

const stateAfter = (guesses: Facts[]) => riftOf({ answer: ANIVIA, guesses });

/** Advances the timers until this many more cells are revealed. */
function turnCells(count: number): void {
  for (let cell = 0; cell < count; cell += 1) act(() => void vi.advanceTimersByTime(CELL_MS));
}

/** Stubs the `prefers-reduced-motion` media query. */
export function wantLessMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('reduced-motion') }));
}

/** Presses Tab until `isThere` accepts the focused element; throws after 40 presses. */
export async function tabTo(user: UserEvent, isThere: (focused: Element) => boolean): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (document.activeElement !== null && isThere(document.activeElement)) return;
    await user.tab();
  }
  throw new Error('Tab does not lead there');
}
