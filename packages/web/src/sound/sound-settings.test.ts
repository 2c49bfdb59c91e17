import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { expect, it } from 'vitest';
import { audibleVolume, createSoundSettings } from './sound-settings.ts';

const storing = (entries: Record<string, string> = {}) => {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    read: (key: string) => stored.get(key),
    write: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
};

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

it('starts at a quarter, not muted', () =>
  expect(createSoundSettings(storing()).getState()).toMatchObject({ volume: 0.25, isMuted: false }));

it.each([
  ['0', 0],
  ['1', 1],
  ['0.4', 0.4],
  ['', 0.25],
  [' ', 0.25],
  ['loud', 0.25],
  ['NaN', 0.25],
  ['-0.1', 0],
  ['7', 1],
  ['Infinity', 1],
])('reads the stored volume %j as %d', (volume, expected) => {
  expect(createSoundSettings(storing({ volume })).getState().volume).toBe(expected);
});

it.each([
  [0.6, 0.6],
  [-3, 0],
  [7, 1],
  [Number.POSITIVE_INFINITY, 1],
])('takes the volume %d as %d and stores it', (volume, expected) => {
  const storage = storing();
  const settings = createSoundSettings(storage);
  settings.getState().setVolume(volume);
  expect(settings.getState().volume).toBe(expected);
  expect(storage.stored.get('volume')).toBe(String(expected));
});

it('ignores a volume that is no number', () => {
  const storage = storing({ volume: '0.5' });
  const settings = createSoundSettings(storage);
  settings.getState().setVolume(Number.NaN);
  expect(settings.getState().volume).toBe(0.5);
  expect(storage.stored.get('volume')).toBe('0.5');
});

it('keeps the volume while muted, over a reload too', () => {
  const storage = storing({ volume: '0.5' });
  createSoundSettings(storage).getState().setMuted(true);
  const reloaded = createSoundSettings(storage);
  expect(reloaded.getState()).toMatchObject({ volume: 0.5, isMuted: true });
  expect(audibleVolume(reloaded.getState())).toBe(0);
  expect(storage.stored.get('hub.mute')).toBe('true');
  reloaded.getState().setMuted(false);
  expect(audibleVolume(reloaded.getState())).toBe(0.5);
  expect(createSoundSettings(storage).getState().isMuted).toBe(false);
});

it('does without a storage that refuses', () => {
  const settings = createSoundSettings(safeStorage(refuse));
  settings.getState().setVolume(0.8);
  settings.getState().setMuted(true);
  expect(settings.getState()).toMatchObject({ volume: 0.8, isMuted: true });
});
