import { expect, it, vi } from 'vitest';
import { createBrowserSound } from '../features/sound/browser-sound.ts';
import { silentSound } from '../features/sound/testing/silent-sound.ts';
import { createDependencies } from './dependencies.ts';

vi.mock('../features/sound/browser-sound.ts');

it.each([
  ['error', 'wrong'],
  ['warning', 'tick'],
  ['success', 'ingameNotification'],
  ['info', 'ingameNotification'],
  ['purchase', 'ingameNotification'],
  ['player', 'ingameNotification'],
] as const)('a toast of type %s plays %s', (type, cue) => {
  const silent = silentSound();
  vi.mocked(createBrowserSound).mockReturnValue(silent);
  const { notifications } = createDependencies();
  notifications.notify({ type, title: 'Hello' });
  expect(silent.playCue.mock.calls).toEqual([[cue]]);
});
