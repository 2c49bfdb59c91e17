import { expect, it } from 'vitest';
import { createSkipLog } from './skip-log.ts';

it('says each reason of each cue once', () => {
  const lines: string[] = [];
  const skipped = createSkipLog((line) => lines.push(line));
  skipped('hover', 'not loaded yet');
  skipped('hover', 'not loaded yet');
  skipped('click', 'not loaded yet');
  skipped('hover', 'failed to load');
  skipped('hover', 'failed to load');
  expect(lines).toEqual([
    'Sound "hover" skipped: not loaded yet',
    'Sound "click" skipped: not loaded yet',
    'Sound "hover" skipped: failed to load',
  ]);
});
