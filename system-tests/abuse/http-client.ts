import { Agent, type IncomingHttpHeaders } from 'node:http';
import { sendRequest } from '../players/http-request.ts';

export interface Reply {
  /** 0 when the connection was closed before a reply. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly token?: string | undefined;
  /** Sent as JSON, a string as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Default client address of attackers. */
export const ATTACKER = '127.0.0.66';

export const NO_REPLY: Reply = { status: 0, headers: {}, text: '' };
const TIMEOUT_MS = 60_000;

/** Sends requests from its own client address. */
export class HttpClient {
  readonly address: string;
  readonly #port: number;
  readonly #agent: Agent;

  constructor(port: number, address: string, connections = 50) {
    this.#port = port;
    this.address = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  call({ method, path, token, body, headers = {} }: Ask): Promise<Reply> {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    return sendRequest(`http://127.0.0.1:${this.#port}`, {
      method: method ?? (text === undefined ? 'GET' : 'POST'),
      path,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      body: text,
      timeoutMs: TIMEOUT_MS,
      localAddress: this.address,
      agent: this.#agent,
    }).catch(() => NO_REPLY);
  }

  /** Creates a guest account and returns its token; undefined when refused. */
  async guest(name: string): Promise<string | undefined> {
    const { status, text } = await this.call({ path: '/api/accounts/create', body: { name } });
    return status === 200 ? (JSON.parse(text) as { token: string }).token : undefined;
  }

  close(): void {
    this.#agent.destroy();
  }
}
