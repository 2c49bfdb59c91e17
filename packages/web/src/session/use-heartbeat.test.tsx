import { heartbeat } from '@hub/protocol/http/activity';
import { fakeNet } from '@hub/ui/net/testing/fake-net.tsx';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useHeartbeat } from './use-heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());

it('beats at the start and every 30 s with one UUID, whatever comes of it', async () => {
  const { calls, wrapper } = fakeNet({ heartbeat: () => Promise.reject(new Error('offline')) });
  const { unmount } = renderHook(() => useHeartbeat(() => undefined), { wrapper });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_001);
  expect(calls).toHaveLength(3);
  expect(calls.map(({ name }) => name)).toEqual(['heartbeat', 'heartbeat', 'heartbeat']);
  expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(heartbeat.body.safeParse(calls[0]?.body).success).toBe(true);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(3);
});
