import type { ErrorFrame } from '@hub/engine/wire/envelope';
import type { Refusal } from '@hub/engine/wire/errors';
import { vi } from 'vitest';
import { createGameSession, type SessionRules, type SessionState } from '../game-session.ts';

/** A session whose server is played by the test. */
export function testSession<Frame extends { readonly action: string }, State extends SessionState>(
  rules: SessionRules<Frame, State>,
) {
  const listeners = new Set<(frame: Frame | ErrorFrame) => void>();
  const sent: NonNullable<State['pending']>[] = [];
  const watchTurn = vi.fn<(endsAt: number | undefined) => void>();
  const session = createGameSession(
    {
      send: (command: NonNullable<State['pending']>) => void sent.push(command),
      listen(receive: (frame: Frame | ErrorFrame) => void) {
        listeners.add(receive);
        return () => void listeners.delete(receive);
      },
      watchTurn,
    },
    rules,
  );
  const handlers = {
    onOpen: vi.fn<() => void>(),
    onFrame: vi.fn<(frame: Frame) => boolean>(() => true),
    onRefused: vi.fn<(refusal: Refusal, action: string) => void>(),
    onFatal: vi.fn<(refusal: Refusal) => void>(),
  };
  const stop = session.start(handlers);
  const deliver = (frame: Frame | ErrorFrame) => {
    for (const receive of listeners) receive(frame);
  };
  const refuse = (code: string, message = '', action = 'play') =>
    deliver({ action, error: { code, message } });
  return { session, sent, watchTurn, deliver, refuse, stop, ...handlers };
}
