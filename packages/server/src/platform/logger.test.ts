import { describe, expect, it } from 'vitest';
import { openHub } from '../../../../apps/server/src/testing/open-hub.ts';
import { createLogger } from './logger.ts';

function recorded(level: string) {
  const lines: string[] = [];
  const logger = createLogger(level, { write: (line) => lines.push(line) });
  return { logger, lines };
}

describe('createLogger', () => {
  it('writes JSON lines from its level on', () => {
    const { logger, lines } = recorded('warn');
    logger.info('quiet');
    logger.warn({ room: 'abc' }, 'slow');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, room: 'abc', msg: 'slow' }]);
  });

  it('redacts fields with names of secrets', () => {
    const { logger, lines } = recorded('debug');
    logger.info({ token: 'hush-1', account: { password: 'hush-2' } });
    logger.info({
      req: { headers: { authorization: 'Bearer hush-3', 'sec-websocket-protocol': 'bearer.hush-4' } },
    });
    logger.info({ headers: { cookie: 'hush-5' }, secret: 'hush-6' });
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toMatch(/hush/);
  });

  it('names the call of a request without its ids, query and address', async () => {
    const { logger, lines } = recorded('debug');
    const open = await openHub({ logger });
    await open.app.inject({ url: '/api/accounts/hush-1?state=hush-2', remoteAddress: '203.0.113.7' });
    await open.close();
    expect(lines.join('')).toContain('"route":"/api/accounts/:');
    expect(lines.join('')).not.toMatch(/hush|203\.0\.113/);
  });
});
