import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

describe('ProgressBar', () => {
  it.each([
    [0, '0.05'],
    [-3, '0.05'],
    [1, '0.05'],
    [50, '0.5'],
    [100, '1'],
    [250, '1'],
  ])('fills for %i of 100 a share of %s', (value, fill) => {
    const { container } = render(<ProgressBar label="Tier" value={value} />);
    expect(container.querySelector<HTMLElement>('div > div')?.style.getPropertyValue('--fill')).toBe(fill);
  });

  it('is empty at 0 where nothing has to be filled', () => {
    const { container } = render(<ProgressBar label="Wins" value={0} leastFill={0} />);
    expect(container.querySelector<HTMLElement>('div > div')?.style.getPropertyValue('--fill')).toBe('0');
  });

  it('tells the true value within its ends', () => {
    render(<ProgressBar label="Tier" value={30} max={25} valueText="30 of 25" />);
    const bar = screen.getByRole('progressbar', { name: 'Tier' });
    expect(bar).toMatchObject({ value: 25, max: 25 });
    expect(bar.getAttribute('aria-valuetext')).toBe('30 of 25');
  });
});
