import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Slider } from './slider.tsx';

it('tells every movement, and its end once', () => {
  const moved = vi.fn<(value: number) => void>();
  const committed = vi.fn<(value: number) => void>();
  function Page() {
    const [volume, setVolume] = useState(25);
    const move = (value: number) => {
      moved(value);
      setVolume(value);
    };
    return (
      <Slider
        label="Volume"
        value={volume}
        onChange={move}
        onCommit={committed}
        valueText={(value) => `${value} percent`}
      />
    );
  }
  render(<Page />);
  const slider = screen.getByRole('slider', { name: 'Volume' });
  expect(slider.getAttribute('aria-valuetext')).toBe('25 percent');
  fireEvent.input(slider, { target: { value: '40' } });
  fireEvent.input(slider, { target: { value: '60' } });
  expect(moved.mock.calls).toEqual([[40], [60]]);
  expect(committed).not.toHaveBeenCalled();
  slider.dispatchEvent(new Event('change', { bubbles: true }));
  expect(committed.mock.calls).toEqual([[60]]);
  expect(slider.getAttribute('aria-valuetext')).toBe('60 percent');
});
