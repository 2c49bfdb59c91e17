import type { Page, WebSocketRoute } from '@playwright/test';

/** Holds back what the server sends to a page, so that a short state stays while a test measures it. */
export interface HeldFrames {
  /** Keeps all further frames. */
  readonly hold: () => void;
  /** Delivers the kept frames, and all further ones at once. */
  readonly release: () => void;
}

/** Must be called before the page opens the socket. */
export async function holdFrames(page: Page, path: string): Promise<HeldFrames> {
  let isHeld = false;
  const kept: { readonly to: WebSocketRoute; readonly frame: string | Buffer }[] = [];
  await page.routeWebSocket(
    (url) => url.pathname === path,
    (socket) => {
      const server = socket.connectToServer();
      server.onMessage((frame) => {
        if (isHeld) kept.push({ to: socket, frame });
        else socket.send(frame);
      });
    },
  );
  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const { to, frame } of kept.splice(0)) to.send(frame);
    },
  };
}
