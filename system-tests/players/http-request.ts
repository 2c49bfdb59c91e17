import { Agent, request } from 'node:http';

/** Kept connections for all callers of this process; lighter than `fetch`, so that the server stays the busier one. */
const agent = new Agent({ keepAlive: true, keepAliveMsecs: 30_000, maxFreeSockets: 256 });

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
}

export interface Got {
  readonly status: number;
  readonly text: string;
}

/** One HTTP exchange. Rejects when no whole answer came in time: the server may have done what was asked, or not. */
export const exchange = (url: string, { method, headers, body, timeoutMs }: Sent): Promise<Got> =>
  new Promise((resolve, reject) => {
    const call = request(url, { method, agent, ...(headers !== undefined && { headers }) }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('aborted', () => reject(new Error('cut off')));
      reply.on('end', () => {
        clearTimeout(limit);
        resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      });
    });
    const limit = setTimeout(() => call.destroy(new Error('no answer in time')), timeoutMs);
    call.on('close', () => clearTimeout(limit));
    call.on('error', reject);
    call.end(body);
  });
