import { vi } from 'vitest';

interface Sender {
  readonly origin?: string;
  readonly source?: unknown;
}

/** Fake of the identity provider's window: can be opened, redirected, answered and closed. */
export function fakePopup() {
  const replace = vi.fn<(url: string) => void>();
  const popup = {
    closed: false,
    location: { replace },
    close() {
      popup.closed = true;
    },
  };
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  return {
    popup,
    replace,
    /** Posts `search` as the callback page would. */
    answer: (search: string, { origin = location.origin, source = popup }: Sender = {}): void => {
      const message = new MessageEvent('message', { data: { type: 'hub.sign-in', search }, origin });
      Object.defineProperty(message, 'source', { value: source });
      window.dispatchEvent(message);
    },
  };
}

/** Waits until pending answers are handled. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
