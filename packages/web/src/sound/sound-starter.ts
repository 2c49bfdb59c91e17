import type { SafeStorage } from '@hub/ui/net/safe-storage.ts';
import type { SoundEngine } from './engine.ts';
import { type PlayCue, SILENCE } from './playing-cue.ts';
import { createSkipLog, type SkipLog } from './skip-log.ts';
import { createSoundSettings, type SoundSettingsStore } from './sound-settings.ts';

/** The sound interface that the app passes to its parts. */
export interface Sound {
  readonly settings: SoundSettingsStore;
  readonly playCue: PlayCue;
  /** Stops every active cue, for example when the player leaves the page. */
  readonly stopAll: () => void;
}

export interface EngineStart {
  readonly context: AudioContext;
  readonly settings: SoundSettingsStore;
  readonly skipped: SkipLog;
}

export interface SoundDeps {
  readonly page: Document;
  readonly storage: SafeStorage;
  readonly createContext: () => AudioContext;
  /** Imports the engine's code; resolves to the function that starts the engine and loads the cues. */
  readonly loadEngine: () => Promise<(start: EngineStart) => SoundEngine>;
  /** Writes a line to the console. */
  readonly log: (line: string) => void;
}

/**
 * Loads the engine at the first click anywhere on the page (or Enter or Space, which press the focused
 * control); before that nothing plays and nothing is fetched. If the engine fails to load, there is no sound.
 */
export function createSound({ page, storage, createContext, loadEngine, log }: SoundDeps): Sound {
  const settings = createSoundSettings(storage);
  const skipped = createSkipLog(log);
  let engine: SoundEngine | undefined;

  const start = async (): Promise<void> => {
    try {
      // Created before any await: some browsers never let a context run that is created after one.
      const context = createContext();
      const startEngine = await loadEngine();
      engine = startEngine({ context, settings, skipped });
    } catch (error) {
      log(`Sound is off: ${String(error)}`);
    }
  };
  onFirstActivation(page, () => void start());

  return {
    settings,
    playCue(cue, options) {
      if (engine) return engine.play(cue, options);
      skipped(cue, 'not loaded yet');
      return SILENCE;
    },
    stopAll: () => engine?.stopAll(),
  };
}

function onFirstActivation(page: Document, then: () => void): void {
  const waiting = new AbortController();
  const activate = (): void => {
    waiting.abort();
    then();
  };
  const options = { capture: true, signal: waiting.signal };
  page.addEventListener('click', activate, options);
  page.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter' || key === ' ') activate();
    },
    options,
  );
}
