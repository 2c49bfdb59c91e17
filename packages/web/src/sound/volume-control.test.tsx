import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SoundProvider } from './sound-context.ts';
import { silentSound } from './testing/silent-sound.ts';
import { VolumeControl } from './volume-control.tsx';

function show(expanded = true) {
  const sound = silentSound();
  const ui = (expanded: boolean) => (
    <SoundProvider value={sound}>
      <VolumeControl expanded={expanded} />
    </SoundProvider>
  );
  const { rerender } = render(ui(expanded));
  return { sound, settings: () => sound.settings.getState(), expand: (wide: boolean) => rerender(ui(wide)) };
}
const slider = () => screen.getByRole('slider', { name: 'Volume' });
/** Fires the event of a browser when the slider is moved to the given percent. */
const moveTo = (percent: number) => fireEvent.input(slider(), { target: { value: String(percent) } });
const mute = () => screen.getByRole('button', { name: 'Mute sound' });

it('moves in steps of five percent and stores the volume', () => {
  const { settings } = show();
  expect(slider()).toHaveAttribute('step', '5');
  moveTo(30);
  expect(settings().volume).toBe(0.3);
  moveTo(20);
  expect(slider()).toHaveValue('20');
  expect(localStorage.getItem('volume')).toBe('0.2');
});

it('clicks when it arrives at an end stop, and only then', () => {
  const { sound, settings } = show();
  moveTo(30);
  expect(sound.playCue).not.toHaveBeenCalled();
  moveTo(100);
  expect(settings().volume).toBe(1);
  expect(sound.playCue.mock.calls).toEqual([['click3']]);
  moveTo(0);
  expect(settings().volume).toBe(0);
  expect(sound.playCue.mock.calls).toEqual([['click3'], ['click3']]);
});

it('mutes by keyboard, says so, and keeps the volume', async () => {
  const { settings } = show();
  await userEvent.tab();
  expect(mute()).toHaveFocus();
  expect(mute()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard(' ');
  expect(mute()).toHaveAttribute('aria-pressed', 'true');
  expect(settings()).toMatchObject({ volume: 0.25, isMuted: true });
  expect(slider()).toHaveValue('25');
  await userEvent.keyboard('{Enter}');
  expect(settings()).toMatchObject({ volume: 0.25, isMuted: false });
});

it('can be heard again when the slider is moved', () => {
  localStorage.setItem('hub.mute', 'true');
  const { settings } = show();
  moveTo(30);
  expect(settings()).toMatchObject({ volume: 0.3, isMuted: false });
});

it('leaves only the mute button where there is no room', async () => {
  const { expand } = show(false);
  expect(mute()).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
  expand(true);
  expect(slider()).toBeVisible();
});
