import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SoundEngine } from './engine.ts';
import { type PlayCue, SILENCE } from './playing-cue.ts';
import { createSound, type EngineStart, type Sound } from './sound-starter.ts';
import { FakeAudioContext } from './testing/fake-audio.ts';

const engine = {
  preload: async () => {},
  play: vi.fn<PlayCue>(() => SILENCE),
  stopAll: vi.fn<() => void>(),
  active: () => [],
} satisfies SoundEngine;
const startEngine = vi.fn<(start: EngineStart) => SoundEngine>(() => engine);
const createContext = vi.fn<() => AudioContext>(() => new FakeAudioContext().asContext());
const loadEngine = vi.fn<() => Promise<typeof startEngine>>(async () => startEngine);
const log = vi.fn<(line: string) => void>();

/** A sound on its own document, so that tests do not receive the clicks of other tests. */
function soundOn(page: Document, deps: Partial<Parameters<typeof createSound>[0]> = {}): Sound {
  return createSound({
    page,
    storage: safeStorage(() => localStorage),
    createContext,
    loadEngine,
    log,
    ...deps,
  });
}
const newPage = (): Document => document.implementation.createHTMLDocument();
const click = (page: Document) => page.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const press = (page: Document, key: string) =>
  page.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const started = () => vi.waitFor(() => expect(startEngine).toHaveBeenCalled());

afterEach(() => vi.clearAllMocks());

describe('before the first click', () => {
  it('brings nothing and plays nothing', () => {
    const page = newPage();
    const sound = soundOn(page);
    page.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    page.body.dispatchEvent(new Event('scroll', { bubbles: true }));
    press(page, 'Tab');
    press(page, 'a');
    sound.playCue('hover').stop();
    sound.playCue('hover');
    sound.stopAll();
    expect(createContext).not.toHaveBeenCalled();
    expect(loadEngine).not.toHaveBeenCalled();
    expect(log.mock.calls).toEqual([['Sound "hover" skipped: not loaded yet']]);
  });

  it('already keeps the settings', () => {
    const { settings } = soundOn(newPage());
    settings.getState().setVolume(0.7);
    expect(localStorage.getItem('volume')).toBe('0.7');
  });
});

describe('the first click', () => {
  it.each([
    ['a click', click],
    ['Enter', (page: Document) => press(page, 'Enter')],
    ['Space', (page: Document) => press(page, ' ')],
  ])('%s makes the context at once and starts the engine once', async (_, activate) => {
    const page = newPage();
    const sound = soundOn(page);
    activate(page);
    expect(createContext).toHaveBeenCalledTimes(1);
    await started();
    expect(startEngine.mock.calls[0]?.[0]).toMatchObject({
      context: createContext.mock.results[0]?.value,
      settings: sound.settings,
    });
    click(page);
    press(page, 'Enter');
    expect(loadEngine).toHaveBeenCalledTimes(1);
  });

  it('is noticed where a control keeps its clicks to itself', () => {
    const page = newPage();
    page.body.addEventListener('click', (event) => event.stopPropagation());
    soundOn(page);
    click(page);
    expect(loadEngine).toHaveBeenCalledTimes(1);
  });

  it('hands cues to the engine from then on', async () => {
    const page = newPage();
    const sound = soundOn(page);
    click(page);
    sound.playCue('click');
    await started();
    await Promise.resolve();
    sound.playCue('plop', { volume: 0.5 });
    sound.stopAll();
    expect(engine.play.mock.calls).toEqual([['plop', { volume: 0.5 }]]);
    expect(engine.stopAll).toHaveBeenCalledTimes(1);
    expect(log.mock.calls).toEqual([['Sound "click" skipped: not loaded yet']]);
  });

  it.each([
    ['there is no audio', { createContext: () => fail('AudioContext is not defined') }],
    ['the engine does not come', { loadEngine: () => Promise.reject(new Error('offline')) }],
  ])('leaves the page silent when %s', async (_, broken) => {
    const page = newPage();
    const sound = soundOn(page, broken);
    click(page);
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('Sound is off')));
    expect(() => sound.playCue('click').stop()).not.toThrow();
    expect(startEngine).not.toHaveBeenCalled();
  });
});

function fail(message: string): never {
  throw new ReferenceError(message);
}
