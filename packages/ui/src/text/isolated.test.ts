import { expect, it, vi } from 'vitest';
import { isolated } from './isolated.ts';

it.each(['שלום!', 'التنين', 'ab שלום'])('isolates %s', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['Ahri', 'дракон', '龙骑士', '🏳️‍🌈', ''])('leaves %o', (name) => expect(isolated(name)).toBe(name));

it('isolates every name where the page reads from the right', () => {
  vi.stubGlobal('document', { documentElement: { dir: 'rtl' } });
  expect(isolated('Ahri!')).toBe('\u2068Ahri!\u2069');
  vi.unstubAllGlobals();
});
