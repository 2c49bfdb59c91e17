import { vi } from 'vitest';

/** How long (ms) tests wait for something. By itself `vi.waitFor` gives up after a second, too soon on a busy machine. */
const PATIENCE_MS = 20_000;

const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
