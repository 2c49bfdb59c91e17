import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Slider } from './slider.tsx';

it('tells every movement', () => {
  const moved: number[] = [];
  function Page() {
    const [volume, setVolume] = useState(25);
    const move = (value: number) => {
      moved.push(value);
      setVolume(value);
    };
    return (
      <Slider
        label="Volume"
        value={volume}
        step={5}
        onChange={move}
        valueText={(value) => `${value} percent`}
      />
    );
  }
  render(<Page />);
  const slider = screen.getByRole('slider', { name: 'Volume' });
  expect(slider.getAttribute('aria-valuetext')).toBe('25 percent');
  fireEvent.input(slider, { target: { value: '40' } });
  fireEvent.input(slider, { target: { value: '60' } });
  expect(moved).toEqual([40, 60]);
  expect(slider.getAttribute('aria-valuetext')).toBe('60 percent');
});
