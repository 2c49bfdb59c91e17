import { CodeLoadError } from '@hub/ui/fetched.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RouteBoundary } from './route-boundary.tsx';

const Missing = (): never => {
  throw new CodeLoadError('A page could not be loaded');
};

it('keeps a fault inside, reports it, and lets try again', async () => {
  // React itself logs errors that a boundary catches.
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

it('reloads the page when its chunk is missing, but not while the server is unreachable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(
    <RouteBoundary onError={() => undefined}>
      <Missing />
    </RouteBoundary>,
  );
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(request).toHaveBeenCalledOnce();
  await waitFor(() => expect(again).toBeEnabled());
  expect(reload).not.toHaveBeenCalled();
  request.mockResolvedValueOnce(Response.json({}));
  await userEvent.click(again);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
