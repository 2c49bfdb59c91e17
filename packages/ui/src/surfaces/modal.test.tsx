import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

function Page({ closable, focusField }: { closable?: boolean; focusField?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log out
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="You sure?"
        closable={closable}
        initialFocus={focusField ? field : undefined}
      >
        <p>This is a temporary account.</p>
        <input ref={field} aria-label="Reason" />
        <button type="button" onClick={() => setOpen(false)}>
          Stay
        </button>
      </Modal>
    </>
  );
}

async function openIt() {
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  return screen.getByRole('dialog', { name: 'You sure?' });
}

const closeByEscape = (dialog: HTMLElement) =>
  // A browser turns Escape into this event; the simulated DOM does not.
  dialog.dispatchEvent(new Event('cancel', { bubbles: false, cancelable: true }));

describe('Modal', () => {
  it.each(['Close', 'Stay'])('gives the focus back when closed by %s', async (name) => {
    render(<Page />);
    await openIt();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log out' }));
  });

  it('closes on a press on the scrim, not on its card nor on its scroll bar', async () => {
    render(<Page />);
    const dialog = await openIt();
    vi.spyOn(dialog, 'clientWidth', 'get').mockReturnValue(800);
    await userEvent.click(screen.getByText('This is a temporary account.'));
    fireEvent.mouseDown(dialog, { clientX: 805 });
    expect(screen.getByRole('dialog')).toBe(dialog);
    fireEvent.mouseDown(dialog, { clientX: 20 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    { closable: false, isThere: true },
    { closable: true, isThere: false },
  ])('asks its page, when the browser closes it by itself: $closable', async ({ closable, isThere }) => {
    render(<Page closable={closable} focusField />);
    const dialog = await openIt();
    act(() => (dialog as HTMLDialogElement).close());
    await waitFor(() => expect(screen.queryByRole('dialog') !== null).toBe(isThere));
    expect(document.activeElement).toBe(
      isThere ? screen.getByLabelText('Reason') : screen.getByRole('button', { name: 'Log out' }),
    );
  });

  it('stays until it is answered when it cannot be closed', async () => {
    render(<Page closable={false} />);
    const dialog = await openIt();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(closeByEscape(dialog)).toBe(false);
    vi.spyOn(dialog, 'clientWidth', 'get').mockReturnValue(800);
    fireEvent.mouseDown(dialog, { clientX: 20 });
    expect(screen.getByRole('dialog')).toBe(dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('puts the focus where its owner says', async () => {
    render(<Page focusField />);
    await openIt();
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  });

  it('keeps the page behind from scrolling while it is open', async () => {
    render(<Page />);
    await openIt();
    expect(document.documentElement.classList.contains('scroll-locked')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(document.documentElement.classList.contains('scroll-locked')).toBe(false);
  });

  it('dims the page before its content is there', async () => {
    let arrive: ((text: string) => void) | undefined;
    const content = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const Late = () => <p>{use(content)}</p>;
    const { container, rerender } = render(
      <Modal open={false} onClose={() => undefined} title="News">
        <Late />
      </Modal>,
    );
    expect(container.innerHTML).toBe('');
    await act(async () =>
      rerender(
        <Modal open onClose={() => undefined} title="News">
          <Late />
        </Modal>,
      ),
    );
    expect(container.children).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => arrive?.('A new game'));
    expect(container.children).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'News' }).textContent).toContain('A new game');
  });
});
