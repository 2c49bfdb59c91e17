import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ToastModel, ToastType } from './toast-types.ts';
import { Toaster } from './toaster.tsx';

const toast = (id: string, type: ToastType = 'info'): ToastModel => ({ id, type, title: `Toast ${id}` });
const titles = () => screen.getAllByText(/^Toast/).map((title) => title.textContent);

describe('Toaster', () => {
  it('shows the newest three, the newest on top', () => {
    render(<Toaster toasts={['1', '2', '3', '4'].map((id) => toast(id))} onClose={() => undefined} />);
    expect(titles()).toEqual(['Toast 4', 'Toast 3', 'Toast 2']);
  });

  it('tells its owner which one was closed', async () => {
    const onClose = vi.fn<(id: string) => void>();
    render(<Toaster toasts={[toast('1'), toast('2')]} onClose={onClose} />);
    const first = screen.getByText('Toast 1').closest<HTMLElement>('[role=status]');
    if (!first) throw new Error('The toast has no role');
    await userEvent.click(within(first).getByRole('button', { name: 'Close notification' }));
    expect(onClose.mock.calls).toEqual([['1']]);
  });

  it.each<[ToastType, string]>([
    ['error', 'alert'],
    ['success', 'status'],
    ['warning', 'status'],
    ['info', 'status'],
    ['purchase', 'status'],
    ['player', 'status'],
  ])('announces %s as %s', (type, role) => {
    render(
      <Toaster toasts={[{ ...toast('1', type), message: 'More about it' }]} onClose={() => undefined} />,
    );
    expect(screen.getByRole(role).textContent).toContain('More about it');
  });

  it('draws a line for as long as a toast stays, and none without a time', () => {
    const { container } = render(
      <Toaster toasts={[toast('1'), { ...toast('2'), durationMs: 4_000 }]} onClose={() => undefined} />,
    );
    const lines = [...container.querySelectorAll<HTMLElement>('[style*="--duration"]')];
    expect(lines.map((line) => line.style.getPropertyValue('--duration'))).toEqual(['4000ms']);
    expect(lines[0]?.closest('[role]')).toHaveTextContent('Toast 2');
  });
});
