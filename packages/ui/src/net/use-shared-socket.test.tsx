import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeNet } from './testing/fake-net.tsx';
import { FakeSocket } from './testing/fake-socket.ts';
import { LINGER_MS, useSharedSocket } from './use-shared-socket.ts';

const made: FakeSocket[] = [];
let wrapper: ReturnType<typeof fakeNet>['wrapper'];

beforeEach(() => {
  made.length = 0;
  ({ wrapper } = fakeNet({}));
  vi.useFakeTimers();
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols);
        made.push(this);
      }
    },
  );
});

/** A page that uses a game's connection. `states` records the state of every render. */
function open(endpoint: RealtimeEndpoint) {
  const states: string[] = [];
  const page = renderHook(
    () => {
      const socket = useSharedSocket(endpoint);
      states.push(socket.state);
      return socket;
    },
    { wrapper },
  );
  return { ...page, states };
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('the next page of a game takes over the connection of the one before', () => {
  const first = open(chainOfLegends);
  act(() => made[0]?.accept());
  first.unmount();
  wait(LINGER_MS - 1);
  const { result } = open(chainOfLegends);
  wait(LINGER_MS);
  expect(made).toHaveLength(1);
  expect(made[0]?.isClosed).toBe(false);
  expect(result.current.state).toBe('open');
});

it('a connection that no page takes over closes after 1.5 s', () => {
  const page = open(chainOfLegends);
  act(() => made[0]?.accept());
  page.unmount();
  wait(1_499);
  expect(made[0]?.isClosed).toBe(false);
  wait(1);
  expect(made[0]?.isClosed).toBe(true);
});

it('a page of another game closes it at once', () => {
  const chain = open(chainOfLegends);
  act(() => made[0]?.accept());
  chain.unmount();
  open(cooldownClash);
  expect(made.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  const again = open(chainOfLegends);
  expect(again.states).toEqual(['connecting']);
  expect(made).toHaveLength(3);
});

it('a page that opens later gets a new connection and never finds it closed', () => {
  const first = open(chainOfLegends);
  act(() => made[0]?.accept());
  first.unmount();
  wait(LINGER_MS);
  const second = open(chainOfLegends);
  expect(made).toHaveLength(2);
  act(() => made[1]?.accept());
  expect(second.states).toEqual(['connecting', 'open']);
});

it('a page receives frames while it is shown, and sends commands', () => {
  const heard = vi.fn<(frame: unknown) => void>();
  const { result } = open(cooldownClash);
  act(() => made[0]?.accept());
  const stop = result.current.listen(heard);
  const frame = { action: 'openLobbies', payload: { lobbies: [] } };
  made[0]?.say(JSON.stringify(frame));
  stop();
  made[0]?.say(JSON.stringify(frame));
  expect(heard.mock.calls).toEqual([[frame]]);
  result.current.send({ action: 'subscribeToLobbies', payload: {} });
  expect(made[0]?.sent).toEqual(['{"action":"subscribeToLobbies","payload":{}}']);
});

it('two games have a connection each', () => {
  open(chainOfLegends);
  open(cooldownClash);
  const paths = made.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(['/ws/chainOfLegends', '/ws/cooldownClash']);
});
