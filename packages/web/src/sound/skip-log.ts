import type { Cue } from './cue-names.ts';

export type SkipReason = 'not loaded yet' | 'failed to load';

/** Logs on the console that a cue was not played. */
export type SkipLog = (cue: Cue, reason: SkipReason) => void;

/** Logs each cue and reason only once, because hovering over cards would flood the console. */
export function createSkipLog(write: (line: string) => void): SkipLog {
  const said = new Set<string>();
  return (cue, reason) => {
    const line = `Sound "${cue}" skipped: ${reason}`;
    if (said.has(line)) return;
    said.add(line);
    write(line);
  };
}
