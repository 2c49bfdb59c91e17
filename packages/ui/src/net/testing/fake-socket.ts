/** A WebSocket whose server is the test. */
export class FakeSocket extends EventTarget {
  readonly url: string;
  readonly protocols: readonly string[];
  readonly sent: string[] = [];
  isClosed = false;

  constructor(url: string, protocols: readonly string[]) {
    super();
    this.url = url;
    this.protocols = protocols;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server accepts. */
  accept(): void {
    this.dispatchEvent(new Event('open'));
  }

  /** The server sends a text. */
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** The connection ends, with the server's code or without one. */
  end(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

/** A maker of sockets that keeps all it has made, the last one at hand. */
export function fakeSockets() {
  const made: FakeSocket[] = [];
  return {
    made,
    create: (url: string, protocols: readonly string[]): WebSocket => {
      const socket = new FakeSocket(url, protocols);
      made.push(socket);
      return socket as unknown as WebSocket;
    },
    last(): FakeSocket {
      const socket = made.at(-1);
      if (socket === undefined) throw new Error('No socket was made');
      return socket;
    },
  };
}
