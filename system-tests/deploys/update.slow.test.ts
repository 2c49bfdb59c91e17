import { expect, it } from 'vitest';
import { MAIN } from '../players/server-process.ts';
import { update } from './update.ts';
import { oneProcess } from './updated-hub.ts';

it('sees players finish the games that another process has begun, with their tokens of before', async () => {
  const hub = await oneProcess({ from: MAIN, built: MAIN, isKilled: true }, 'SQLite');
  const { broken, figures } = await update(hub, { name: 'short', seed: 'short', players: 10, lifeMs: 500 });
  expect(broken).toEqual([]);
  const figureOf = new Map(figures);
  expect(figureOf.get('rooms before the update')).toBeGreaterThan(3);
  expect(figureOf.get('rooms of the version before that went on')).toMatch(/\d/);
});
