/** A fake WebSocket whose server is played by the test. */
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

  /** Simulates the server accepting the connection. */
  accept(): void {
    this.dispatchEvent(new Event('open'));
  }

  /** Simulates a message from the server. */
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Simulates the end of the connection, with or without a close code of the server. */
  end(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

/** A factory of fake sockets that records all of them and exposes the last one. */
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
