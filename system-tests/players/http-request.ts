import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** Keep-alive connections of all clients in this process; lighter than `fetch`, so that the server is the bottleneck. */
const sharedAgent = new Agent({ keepAlive: true, keepAliveMsecs: 30_000, maxFreeSockets: 256 });

export interface HttpRequest {
  readonly method: string;
  /** Request target, sent as it is, in place of the path of the address. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly timeoutMs: number;
  /** Local address of the connection; every 127.x.x.x is another client to the server. */
  readonly localAddress?: string;
  readonly agent?: Agent;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/**
 * Sends one HTTP request. Rejects without a complete reply in time: the server may or may not have processed it. Like a
 * browser, repeats a GET whose connection was kept open and has just been closed by the server.
 */
export const sendRequest = (url: string, request: HttpRequest): Promise<HttpReply> =>
  sendOnce(url, request).catch((error: unknown) => {
    if (request.method === 'GET' && error instanceof StaleConnection) return sendRequest(url, request);
    throw error;
  });

class StaleConnection extends Error {}

const sendOnce = (
  url: string,
  { method, path, headers = {}, body, timeoutMs, localAddress, agent = sharedAgent }: HttpRequest,
): Promise<HttpReply> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = { method, agent, headers: { ...type, ...length, ...headers } };
    const target = {
      ...(path !== undefined && { path }),
      ...(localAddress !== undefined && { localAddress }),
    };
    const call = request(url, { ...options, ...target }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('aborted', () => reject(new Error('connection closed during the reply')));
      reply.on('end', () => {
        clearTimeout(limit);
        const text = Buffer.concat(chunks).toString();
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text });
      });
    });
    const limit = setTimeout(() => call.destroy(new Error('no reply in time')), timeoutMs);
    call.on('close', () => clearTimeout(limit));
    call.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = call.reusedSocket && error.code === 'ECONNRESET';
      reject(isStale ? new StaleConnection(error.message, { cause: error }) : error);
    });
    call.end(body);
  });
