import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const NAMES = ['Anivia', 'Annie', 'Aatrox', 'Braum'];

interface PageProps {
  readonly onGuess: (name: string) => void;
  readonly disabled?: boolean;
}

/** Used as in a game: filters by prefix and clears the field after a choice. */
function Page({ onGuess, disabled }: PageProps) {
  const [query, setQuery] = useState('');
  return (
    <>
      <Combobox
        label="Champion"
        items={NAMES.filter((name) => query && name.toLowerCase().startsWith(query.toLowerCase()))}
        getKey={String}
        getLabel={String}
        inputValue={query}
        onInputChange={setQuery}
        onSelect={(name) => {
          onGuess(name);
          setQuery('');
        }}
        emptyText="No champion found"
        disabled={disabled}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

function setUp(props: Partial<PageProps> = {}) {
  const onGuess = vi.fn<(name: string) => void>();
  render(<Page onGuess={onGuess} {...props} />);
  return { onGuess, input: screen.getByRole('combobox', { name: 'Champion' }), user: userEvent.setup() };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('Combobox', () => {
  it('shows the suggestions while typing, the first one highlighted', async () => {
    const { input, user } = setUp();
    expect(input.getAttribute('aria-expanded')).toBe('false');
    await user.type(input, 'an');
    expect(options()).toEqual(['AniviaEnter', 'Annie']);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    const first = screen.getByRole('option', { name: 'Anivia' });
    expect(first.getAttribute('aria-selected')).toBe('true');
    expect(input.getAttribute('aria-activedescendant')).toBe(first.id);
  });

  it('takes the first suggestion on Enter and lets its owner clear the field', async () => {
    const { input, user, onGuess } = setUp();
    await user.type(input, 'an{Enter}');
    expect(onGuess.mock.calls).toEqual([['Anivia']]);
    expect(input).toHaveProperty('value', '');
    expect(options()).toEqual([]);
  });

  it('takes it in the key press itself, so that its owner can close the field before the next one', async () => {
    const { input, user, onGuess } = setUp();
    await user.type(input, 'an');
    act(() => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      expect(onGuess.mock.calls).toEqual([['Anivia']]);
    });
  });

  it('takes the suggestion chosen with the arrow keys', async () => {
    const { input, user, onGuess } = setUp();
    await user.type(input, 'an{ArrowDown}{Enter}');
    expect(onGuess.mock.calls).toEqual([['Annie']]);
  });

  it('takes the same suggestion again after the field was cleared', async () => {
    const { input, user, onGuess } = setUp();
    await user.type(input, 'br{Enter}');
    await user.type(input, 'br{Enter}');
    expect(onGuess.mock.calls).toEqual([['Braum'], ['Braum']]);
  });

  it('takes a clicked suggestion', async () => {
    const { input, user, onGuess } = setUp();
    await user.type(input, 'an');
    await user.click(screen.getByRole('option', { name: 'Annie' }));
    expect(onGuess.mock.calls).toEqual([['Annie']]);
  });

  it('does nothing on Enter without a suggestion, and says that there is none', async () => {
    const { input, user, onGuess } = setUp();
    await user.type(input, '{Enter}');
    await user.type(input, 'xyz{Enter}');
    expect(onGuess).not.toHaveBeenCalled();
    expect(input).toHaveProperty('value', 'xyz');
    expect(screen.getByText('No champion found').tagName).toBe('OUTPUT');
  });

  it('closes on Escape, keeps the text, and Enter still takes the first suggestion', async () => {
    const { input, user, onGuess } = setUp();
    await user.type(input, 'an{Escape}');
    expect(options()).toEqual([]);
    expect(input).toHaveProperty('value', 'an');
    await user.keyboard('{Enter}');
    expect(onGuess.mock.calls).toEqual([['Anivia']]);
  });

  it('takes nothing when the field is left', async () => {
    const { input, user, onGuess } = setUp();
    await user.type(input, 'an');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(onGuess).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
  });

  it('cannot be used while disabled', async () => {
    const { input, user, onGuess } = setUp({ disabled: true });
    await user.type(input, 'an{Enter}');
    expect(input).toHaveProperty('value', '');
    expect(onGuess).not.toHaveBeenCalled();
  });

  it('does not take the key that confirms a composed word, which Safari sends after the composition', async () => {
    const onGuess = vi.fn<(name: string) => void>();
    render(<Page onGuess={onGuess} />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'ann');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(onGuess).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(onGuess).toHaveBeenCalledExactlyOnceWith('Annie');
  });
});
