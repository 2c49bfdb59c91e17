import { vi } from 'vitest';
import { type PlayCue, SILENCE } from '../playing-cue.ts';
import { createSoundSettings } from '../sound-settings.ts';
import type { Sound } from '../sound-starter.ts';

/** A sound for tests of components: real settings, and cues that are only counted. */
export function silentSound(): Sound & { readonly playCue: ReturnType<typeof vi.fn<PlayCue>> } {
  return {
    settings: createSoundSettings(localStorage),
    playCue: vi.fn<PlayCue>(() => SILENCE),
    stopAll: () => {},
  };
}
