import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { useCall } from './use-call.ts';

const refusal = (message: string) =>
  new CallError({ status: 503, code: 'internal', message, failure: message });
const render = (call: (signal: AbortSignal) => Promise<string>) =>
  renderHook(({ call }) => useCall(call), { initialProps: { call } });

it('reports an error that is not a CallError, instead of waiting for ever', async () => {
  const { result } = render(() => Promise.reject(new TypeError('a bug')));
  await waitFor(() => expect(result.current.failure?.message).toBe('Something went wrong on this page.'));
});

it('clears the failure while the call is repeated', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal('full'));
  const { result } = render(call);
  await waitFor(() => expect(result.current.failure?.message).toBe('full'));
  call.mockReturnValueOnce(new Promise(() => undefined));
  act(() => result.current.again());
  expect(result.current.failure).toBeUndefined();
});

it('keeps its reply when a repetition fails, but not when another call does', async () => {
  const first = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('Tarn')
    .mockRejectedValueOnce(refusal('full'));
  const { result, rerender } = render(first);
  await waitFor(() => expect(result.current.reply).toBe('Tarn'));
  await act(async () => result.current.again());
  expect(result.current).toMatchObject({ reply: 'Tarn', failure: undefined });
  rerender({ call: () => Promise.reject(refusal('gone')) });
  await waitFor(() => expect(result.current.failure?.message).toBe('gone'));
  expect(result.current.reply).toBeUndefined();
});
