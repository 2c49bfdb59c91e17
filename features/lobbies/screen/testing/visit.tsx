import { closeCodes } from '@hub/engine/wire/close-codes';
import { errors, isErrorCode } from '@hub/engine/wire/errors';
import { FakeSocket } from '@hub/ui/net/testing/fake-socket.ts';
import { installFakeClock } from '@hub/ui/testing/fake-clock.ts';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { routerCode } from '../../../../apps/web/src/app/first-loads.ts';
import { frameCode, pageCodes } from '../../../../apps/web/src/app/page-loads.ts';
import { fakeMedia } from '../../../../apps/web/src/app/testing/fake-media.ts';
import { renderApp } from '../../../../apps/web/src/app/testing/render-app.tsx';
import type { LobbyFrame } from '../lobby-link.ts';

type Told = Exclude<LobbyFrame, { error: unknown }>;

/** Preloads the code of every page, so that tests wait only for the clock. */
export async function loadPages(): Promise<void> {
  await Promise.all([routerCode, frameCode, ...Object.values(pageCodes)].map(({ load }) => load()));
}

/** Renders the app at an address for a signed-in player, with a fake game server. Uses fake timers. */
export function visit(address: string) {
  installFakeClock();
  fakeMedia(1440);
  const sockets: FakeSocket[] = [];
  class Socket extends FakeSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols);
      sockets.push(this);
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  const app = renderApp(address, { token: tokenFor('Kestrel') });
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error('No socket was made');
    return last;
  };
  const server = {
    sockets,
    accept: () => act(async () => socket().accept()),
    tell: (frame: Told) => act(async () => socket().say(JSON.stringify(frame))),
    refuse: (action: string, code: string, message = isErrorCode(code) ? errors[code] : '') =>
      act(async () => socket().say(JSON.stringify({ action, error: { code, message } }))),
    lose: () => act(async () => socket().end()),
    replace: () => act(async () => socket().end(closeCodes.replaced.code)),
  };
  return {
    ...app,
    server,
    /** The commands sent on all sockets, as [action, payload]. */
    sent: (): Command[] => sockets.flatMap(({ sent }) => sent).map(commandOf),
    /** Clears the commands sent so far. */
    clearSent: (): void => {
      for (const { sent } of sockets) sent.length = 0;
    },
    /** The visible toasts, as [type, title, message]. */
    toasts: () =>
      app.notifications.getState().toasts.map(({ type, title, message }) => [type, title, message]),
    cues: () => app.sound.playCue.mock.calls.map(([cue]) => cue),
    user: userEvent.setup({ delay: null }),
  };
}

type Command = readonly [action: string, payload: unknown];

function commandOf(text: string): Command {
  const { action, payload } = JSON.parse(text) as { action: string; payload: unknown };
  return [action, payload];
}

/** Current path and query of the page. */
export const address = (): string => window.location.pathname + window.location.search;
