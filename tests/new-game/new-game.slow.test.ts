import { existsSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildProduct, checkTypes, copyWith, removeGame } from './changed-product.ts';

const BUILD_MS = 300_000;

// An added game is type-checked and built for its end-to-end test, `e2e/pages/new-game.spec.ts`.
it('the product type-checks and builds with one game removed', { timeout: BUILD_MS }, async () => {
  const copy = copyWith((folder) => removeGame(folder, { folder: 'cooldown-clash', id: 'cooldownClash' }));
  try {
    await checkTypes(copy);
    expect(existsSync(await buildProduct(copy))).toBe(true);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
