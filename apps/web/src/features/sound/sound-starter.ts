import type { SoundEngine } from './engine.ts';
import { type PlayCue, SILENCE } from './playing-cue.ts';
import { createSkipLog, type SkipLog } from './skip-log.ts';
import { createSoundSettings, type SettingsStorage, type SoundSettingsStore } from './sound-settings.ts';

/** The sound of the product, as the app hands it round. */
export interface Sound {
  readonly settings: SoundSettingsStore;
  readonly playCue: PlayCue;
  /** Halts every active cue, for example when the page is left. */
  readonly stopAll: () => void;
}

export interface EngineStart {
  readonly context: AudioContext;
  readonly settings: SoundSettingsStore;
  readonly skipped: SkipLog;
}

export interface SoundDeps {
  readonly page: Document;
  readonly storage: SettingsStorage;
  readonly createContext: () => AudioContext;
  /** Brings the engine's code; it starts the engine and with it the loading of the cues. */
  readonly loadEngine: () => Promise<(start: EngineStart) => SoundEngine>;
  /** Writes a line to the console. */
  readonly log: (line: string) => void;
}

/**
 * Waits for the first click anywhere on the page (or Enter or Space, which press what has the focus) and only then brings
 * the engine; before that nothing plays and nothing is fetched. A page whose engine does not come stays silent.
 */
export function createSound({ page, storage, createContext, loadEngine, log }: SoundDeps): Sound {
  const settings = createSoundSettings(storage);
  const skipped = createSkipLog(log);
  let engine: SoundEngine | undefined;

  const start = async (): Promise<void> => {
    try {
      // Made within the event itself: some browsers let no context run that was made after a wait.
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
