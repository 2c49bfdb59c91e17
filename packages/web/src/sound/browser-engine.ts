import { CUE_FILES } from './cue-files.ts';
import { listenForCues } from './cue-listener.ts';
import { createSoundEngine, type SoundEngine } from './engine.ts';
import type { EngineStart } from './sound-starter.ts';

/** Starts the sound engine of this page: loads all cues and attaches sounds to the controls. */
export function startBrowserEngine(start: EngineStart): SoundEngine {
  const engine = createSoundEngine({
    ...start,
    files: CUE_FILES,
    load: fetchBytes,
    isHidden: () => document.hidden,
  });
  void engine.preload();
  listenForCues(document, engine.play);
  return engine;
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}
