import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { vi } from 'vitest';
import { type PlayCue, SILENCE } from '../playing-cue.ts';
import { createSoundSettings } from '../sound-settings.ts';
import type { Sound } from '../sound-starter.ts';

/** Sound for component tests: real settings; cues are recorded, not played. */
export function silentSound(): Sound & { readonly playCue: ReturnType<typeof vi.fn<PlayCue>> } {
  return {
    settings: createSoundSettings(safeStorage(() => localStorage)),
    playCue: vi.fn<PlayCue>(() => SILENCE),
    stopAll: () => {},
  };
}
