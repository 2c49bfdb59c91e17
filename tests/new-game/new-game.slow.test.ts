import { existsSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildProduct, checkTypes, copyWith, removeGame } from './changed-product.ts';
import { addCountUp } from './count-up.ts';

const BUILD_MS = 300_000;

it.each([
  ['one game removed', (copy: string) => removeGame(copy, { folder: 'cooldown-clash', id: 'cooldownClash' })],
  ['a game added by its folder and a line in each registry', addCountUp],
])('type-checks and builds with %s', { timeout: BUILD_MS }, async (_, change) => {
  const copy = copyWith(change);
  try {
    await checkTypes(copy);
    expect(existsSync(await buildProduct(copy))).toBe(true);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
