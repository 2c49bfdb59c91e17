import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RouteBoundary } from './route-boundary.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('keeps a fault inside, reports it, and lets try again', async () => {
  // React itself reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('no such thing');
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw fault;
    return <p>All is well</p>;
  };
  const onError = vi.fn<(error: unknown, componentStack: string) => void>();
  render(
    <>
      <p>Menu</p>
      <RouteBoundary onError={onError}>
        <Page />
      </RouteBoundary>
    </>,
  );
  expect(screen.getByText('Menu')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('This page stumbled');
  expect(onError).toHaveBeenCalledExactlyOnceWith(fault, expect.any(String));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well')).toBeInTheDocument();
});
