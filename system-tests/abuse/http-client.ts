import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  /** 0 where the line broke before an answer came. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly token?: string | undefined;
  /** Sent as JSON, unless it is text already. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The address that everybody has who attacks, unless an attack says otherwise. */
export const ATTACKER = '127.0.0.66';

const NO_REPLY: Reply = { status: 0, headers: {}, text: '' };

/** Calls a server from an address of its own; every 127.x.x.x is the same machine and yet another caller. */
export class Caller {
  readonly address: string;
  readonly #port: number;
  readonly #agent: Agent;

  constructor(port: number, address: string, lines = 50) {
    this.#port = port;
    this.address = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: lines });
  }

  call({ method, path, token, body, headers = {} }: Ask): Promise<Reply> {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    return new Promise((resolve) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          localAddress: this.address,
          agent: this.#agent,
          method: method ?? (text === undefined ? 'GET' : 'POST'),
          path,
          headers: {
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
        },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('error', () => resolve(NO_REPLY));
          reply.on('end', () =>
            resolve({
              status: reply.statusCode ?? 0,
              headers: reply.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      asked.on('error', () => resolve(NO_REPLY));
      asked.end(text);
    });
  }

  /** Opens a guest account; undefined when it is refused. */
  async guest(name: string): Promise<string | undefined> {
    const { status, text } = await this.call({ path: '/api/accounts/create', body: { name } });
    return status === 200 ? (JSON.parse(text) as { token: string }).token : undefined;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Does something so many times, at most `width` of them at once; the results in the order of their numbers. */
export async function manyTimes<T>(
  count: number,
  width: number,
  act: (number: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) results[number] = await act(number);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, work));
  return results;
}
