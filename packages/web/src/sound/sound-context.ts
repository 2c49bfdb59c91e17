import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { SoundSettings } from './sound-settings.ts';
import type { Sound } from './sound-starter.ts';

const SoundContext = createContext<Sound | undefined>(undefined);

/** Provides the sound that was created at app start. */
export const SoundProvider = SoundContext.Provider;

/** The sound of the app; throws outside the provider. */
export function useSound(): Sound {
  const sound = use(SoundContext);
  if (!sound) throw new Error('SoundContext is missing');
  return sound;
}

/** One value of the sound settings; re-renders when it changes. */
export function useSoundSetting<Value>(select: (settings: SoundSettings) => Value): Value {
  return useStore(useSound().settings, select);
}
