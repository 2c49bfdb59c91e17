import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RATES } from '@hub/engine/wire/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { isKept, type Target } from './attack.ts';
import { attacks } from './attacks.ts';
import { guestFlood } from './crowds.ts';
import { sleepers } from './sleepers.ts';

/** Sleepers are given up sooner than in life, so that nobody waits for them. */
const PATIENCE = { headersMs: 400, requestMs: 600, silenceMs: 600, lookMs: 100 };

const targetOf = ({ url }: TestServer): Target => ({ port: Number(new URL(url).port), patienceMs: 700 });

describe('a server with the limits of the product', () => {
  let server: TestServer;
  let webFolder: string;
  beforeAll(async () => {
    webFolder = mkdtempSync(path.join(tmpdir(), 'hub-abuse-'));
    writeFileSync(path.join(webFolder, 'index.html'), '<html><head></head></html>');
    server = await startServer({ rates: RATES, patience: PATIENCE, webFolder });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(webFolder, { recursive: true });
  });

  it.each(attacks)('withstands $name', async (attack) => {
    const outcome = await attack.run(targetOf(server), attack.counts.short);
    expect(isKept(outcome), JSON.stringify(outcome)).toBe(true);
    expect(outcome.refused).toBeGreaterThan(0);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('the suite itself', () => {
  it.each([
    ['one too many that got through', { through: 3, refused: 7 }],
    ['one that was neither refused nor let through', { through: 2, refused: 7 }],
    ['anything else that went wrong', { faults: ['polluted'] }],
  ])('sees %s', (_what, change) => {
    const good = { tried: 10, through: 2, refused: 8, allowed: 2, faults: [] };
    expect(isKept(good)).toBe(true);
    expect(isKept({ ...good, ...change })).toBe(false);
  });

  it('sees a server without limits', async () => {
    const open = await startServer();
    const outcome = await guestFlood.run(targetOf(open), guestFlood.counts.short);
    await open.stop();
    expect(isKept(outcome)).toBe(false);
    expect(outcome.through).toBe(guestFlood.counts.short);
  });

  it('sees a server that waits for sleepers', async () => {
    const patient = await startServer({
      patience: { ...PATIENCE, headersMs: 60_000, requestMs: 60_000, silenceMs: 60_000 },
    });
    const outcome = await sleepers.run({ ...targetOf(patient), patienceMs: -2_500 }, 5);
    await patient.stop();
    expect(isKept(outcome)).toBe(false);
  });
});
