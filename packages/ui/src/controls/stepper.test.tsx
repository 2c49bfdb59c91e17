import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

function Page({ start = 3 }: { start?: number }) {
  const [lives, setLives] = useState<number | undefined>(start);
  return <Stepper label="Lives" min={1} max={10} hint="1 to 10" value={lives} onChange={setLives} />;
}

function setUp(start?: number) {
  render(<Page {...(start === undefined ? {} : { start })} />);
  const field = screen.getByRole('spinbutton', { name: 'Lives' });
  return { field, user: userEvent.setup(), now: () => field.getAttribute('aria-valuenow') };
}

describe('Stepper', () => {
  it('steps with its buttons and stops at the ends', async () => {
    const { user, now } = setUp(9);
    const more = screen.getByRole('button', { name: 'More: Lives' });
    await user.click(more);
    expect(now()).toBe('10');
    expect(more).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Less: Lives' }));
    expect(now()).toBe('9');
  });

  it('steps with the arrow keys', async () => {
    const { field, user, now } = setUp();
    await user.click(field);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(now()).toBe('4');
  });

  it.each([
    ['99', '10'],
    ['0', '1'],
    ['7', '7'],
    ['٧', '7'],
    ['７', '7'],
  ])('takes a typed %s as %s when it is left', async (typed, expected) => {
    const { field, user, now } = setUp();
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    expect(now()).toBe(expected);
    expect(field).toHaveProperty('value', expected);
  });

  it.each(['', 'abc'])('stays empty when %j is typed, and starts at its lower end again', async (typed) => {
    const { field, user, now } = setUp();
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    await user.tab();
    expect(field).toHaveProperty('value', '');
    expect(now()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More: Lives' }));
    expect(now()).toBe('1');
  });
});
