import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;

describe('TextField', () => {
  it('is named by its label, also by a hidden one', () => {
    render(<TextField label="Username" hideLabel value="" onChange={nothing} />);
    expect(screen.getByRole('textbox', { name: 'Username' })).toBeTruthy();
  });

  it('ties its error and its hint to the input, and announces the error', () => {
    render(
      <TextField
        label="Username"
        value=""
        onChange={nothing}
        hint="Up to 12"
        error="Please enter a username"
      />,
    );
    const input = screen.getByRole('textbox');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const describedBy = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const descriptions = describedBy.map((id) => document.getElementById(id)?.textContent);
    expect(descriptions).toEqual(['Please enter a username', 'Up to 12']);
    expect(screen.getByRole('alert').textContent).toBe('Please enter a username');
  });

  it('has neither without them', () => {
    render(<TextField label="Username" value="" onChange={nothing} />);
    const input = screen.getByRole('textbox');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('counts what a reader sees', () => {
    render(<TextField label="Username" value="Zoë 🦊" limit={12} onChange={nothing} />);
    expect(screen.getByText('5/12')).toBeTruthy();
  });

  it('hands over the text, not the event', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<TextField label="Username" value="" onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), 'K');
    expect(onChange.mock.calls).toEqual([['K']]);
  });

  it('corrects what is typed, but no word that is being composed', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<TextField label="Guess" value="" onChange={onChange} read={(text) => text.toUpperCase()} />);
    const input = screen.getByRole('textbox');
    fireEvent.change(input, { target: { value: 'a' } });
    expect(onChange).toHaveBeenLastCalledWith('A');
    fireEvent.input(input, { target: { value: 'ab' }, isComposing: true });
    expect(onChange).toHaveBeenLastCalledWith('ab');
    fireEvent.compositionEnd(input, { target: { value: 'ab' } });
    expect(onChange).toHaveBeenLastCalledWith('AB');
  });

  it('sends no form by the key that confirms a composed word', () => {
    render(<TextField label="Guess" value="" onChange={nothing} />);
    const input = screen.getByRole('textbox');
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })).toBe(true);
  });
});
