import { vi } from 'vitest';

/** How long (ms) tests wait for something: `vi.waitFor` gives up after a second, which a busy machine needs for less. */
const PATIENCE_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
