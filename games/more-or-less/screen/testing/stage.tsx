import type { CommandOf } from '@hub/engine/wire/envelope';
import { type ErrorCode, errors } from '@hub/engine/wire/errors';
import type { LinkState } from '@hub/ui/net/reconnecting-socket.ts';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { MoreOrLessState, moreOrLess } from '../../game.ts';
import type { MoreOrLessFrame } from '../connection.ts';
import { MoreOrLessGame } from '../more-or-less-game.tsx';

type Props = ComponentProps<typeof MoreOrLessGame>;
type Told = Exclude<MoreOrLessFrame, { error: unknown }>['action'];

/** The game on a page of its own, with a server that the test plays. */
export function stage(options: Partial<Props> = {}) {
  const sent: CommandOf<typeof moreOrLess>[] = [];
  const listeners = new Set<(frame: MoreOrLessFrame) => void>();
  let link: LinkState = 'connecting';
  const send: Props['connection']['send'] = (command) => {
    if (link === 'open') sent.push(command);
  };
  const listen: Props['connection']['listen'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const calls = {
    play: vi.fn<Props['play']>(),
    onOver: vi.fn<Props['onOver']>(),
    onFatal: vi.fn<Props['onFatal']>(),
    onHome: vi.fn<Props['onHome']>(),
    onMovement: vi.fn<Props['onMovement']>(),
    reopen: vi.fn<() => void>(),
  };
  const { reopen, ...told } = calls;
  const props = {
    player: { playerId: 'player-00001', name: 'Kestrel', usernameEffect: 'fire' },
    mode: 'single',
    balance: '2480',
    standing: { percentile: 72, bestBefore: 2 },
    inviteUrl: (gameId: string) => `https://hub.example/moreLess/game/multi/${gameId}`,
    pictureSrc: () => undefined,
    ...told,
    ...options,
  } as const;
  const page = () => <MoreOrLessGame {...props} connection={{ state: link, send, listen, reopen }} />;
  const view = render(page());
  const deliver = (frame: MoreOrLessFrame) =>
    act(() => {
      for (const listener of listeners) listener(frame);
    });
  const server = {
    link(state: LinkState) {
      link = state;
      view.rerender(page());
    },
    tell(action: Exclude<Told, 'playerJoined' | 'playerLeft'>, gameState: MoreOrLessState) {
      deliver({ action, payload: { gameState } } as MoreOrLessFrame);
    },
    tellOf(action: 'playerJoined' | 'playerLeft', seat: number, gameState: MoreOrLessState) {
      const { id: playerId, name: playerName } = gameState.players[
        seat
      ] as MoreOrLessState['players'][number];
      deliver({ action, payload: { playerId, playerName, gameState } } as MoreOrLessFrame);
    },
    refuse(action: string, code: ErrorCode) {
      deliver({ action, error: { code, message: errors[code].message } });
    },
  };
  return { ...view, ...calls, sent, server, user: userEvent.setup() };
}
