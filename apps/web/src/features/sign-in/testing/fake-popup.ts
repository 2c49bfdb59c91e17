import { vi } from 'vitest';

interface Sender {
  readonly origin?: string;
  readonly source?: unknown;
}

/** The identity provider's window, as far as a page sees it: opened, led somewhere, answering or closed. */
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
    /** Its callback page posts what it was called with. */
    answer: (search: string, { origin = location.origin, source = popup }: Sender = {}): void => {
      const message = new MessageEvent('message', { data: { type: 'hub.sign-in', search }, origin });
      Object.defineProperty(message, 'source', { value: source });
      window.dispatchEvent(message);
    },
  };
}

/** Lets everything that has been answered be heard. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
