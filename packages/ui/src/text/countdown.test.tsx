import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatCountdown, spokenCountdown } from './countdown-format.ts';
import { CountdownTimer } from './countdown-timer.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

it.each([
  [0, '00:00:00'],
  [-5, '00:00:00'],
  [1, '00:00:01'],
  [SECOND, '00:00:01'],
  [SECOND + 1, '00:00:02'],
  [7 * HOUR + 42 * MINUTE + 18 * SECOND, '07:42:18'],
  [24 * HOUR, '24:00:00'],
  [100 * HOUR, '100:00:00'],
])('formatCountdown shows %i ms as %s', (ms, text) => expect(formatCountdown(ms)).toBe(text));

it.each([
  [0, '0 minutes'],
  [30 * SECOND, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [HOUR, '1 hour 0 minutes'],
  [7 * HOUR + 42 * MINUTE, '7 hours 42 minutes'],
  [2 * HOUR + MINUTE, '2 hours 1 minute'],
])('spokenCountdown says %i ms as %s', (ms, text) => expect(spokenCountdown(ms)).toBe(text));

describe('CountdownTimer', () => {
  it('is a timer that does not talk by itself', () => {
    render(<CountdownTimer remainingMs={7 * HOUR + 42 * MINUTE} />);
    const timer = screen.getByRole('timer', { name: 'Rift reset in 7 hours 42 minutes' });
    expect(timer.getAttribute('aria-live')).toBe('off');
    expect(timer.textContent).toBe('Rift reset in07:42:00');
  });

  it('shows three cells at the largest size', () => {
    render(<CountdownTimer remainingMs={7 * HOUR + 42 * MINUTE} label="Next Rift Opening" size="xl" />);
    expect(screen.getByRole('timer').textContent).toBe('Next Rift Opening07hours42minutes00seconds');
  });
});
