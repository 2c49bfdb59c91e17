import type { SafeStorage } from '@hub/ui/net/safe-storage.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Master volume of a new visitor, 0 to 1. */
const DEFAULT_VOLUME = 0.25;
/** Local-storage keys. */
const VOLUME_KEY = 'volume';
const MUTE_KEY = 'hub.mute';

export interface SoundSettings {
  /** Master volume, 0 to 1; kept while muted. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Clamps a volume to 0 to 1 and stores it; ignores NaN. */
  readonly setVolume: (volume: number) => void;
  readonly setMuted: (isMuted: boolean) => void;
}

export type SoundSettingsStore = StoreApi<SoundSettings>;

/** Store of volume and mute, persisted in the storage. */
export function createSoundSettings(storage: SafeStorage): SoundSettingsStore {
  return createStore<SoundSettings>((set) => ({
    volume: storedVolume(storage),
    isMuted: storage.read(MUTE_KEY) === 'true',
    setVolume(wanted) {
      if (Number.isNaN(wanted)) return;
      const volume = Math.min(1, Math.max(0, wanted));
      storage.write(VOLUME_KEY, String(volume));
      set({ volume });
    },
    setMuted(isMuted) {
      storage.write(MUTE_KEY, String(isMuted));
      set({ isMuted });
    },
  }));
}

/** The effective master volume, 0 while muted. */
export function audibleVolume({ volume, isMuted }: Pick<SoundSettings, 'volume' | 'isMuted'>): number {
  return isMuted ? 0 : volume;
}

/** The stored volume, clamped to 0 to 1; the default when it is no number. */
function storedVolume(storage: SafeStorage): number {
  const stored = storage.read(VOLUME_KEY)?.trim();
  const volume = stored ? Number(stored) : Number.NaN;
  return Number.isNaN(volume) ? DEFAULT_VOLUME : Math.min(1, Math.max(0, volume));
}
