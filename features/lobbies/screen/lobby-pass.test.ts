import { expect, it, vi } from 'vitest';
import { lobbyPass } from './lobby-pass.ts';

it('a pass is kept over a reload, one for each game', () => {
  lobbyPass.remember('chain', { lobbyId: 'ABC234', accessToken: 'pass-1' });
  lobbyPass.remember('cooldown', { lobbyId: 'XYZ567' });
  expect(localStorage.getItem('hub.lobby.chain')).toBe('{"lobbyId":"ABC234","accessToken":"pass-1"}');
  expect(lobbyPass.recall('chain')).toEqual({ lobbyId: 'ABC234', accessToken: 'pass-1' });
  expect(lobbyPass.recall('cooldown')).toEqual({ lobbyId: 'XYZ567' });
  lobbyPass.forget('chain');
  expect(lobbyPass.recall('chain')).toBeUndefined();
  expect(lobbyPass.recall('cooldown')).toBeDefined();
});

it.each(['', 'ABC234', '{"lobbyId":7}', 'null'])('%j is no pass', (text) => {
  localStorage.setItem('hub.lobby.chain', text);
  expect(lobbyPass.recall('chain')).toBeUndefined();
});

it('a browser that refuses storage only loses it', () => {
  vi.stubGlobal('localStorage', undefined);
  lobbyPass.remember('chain', { lobbyId: 'ABC234' });
  lobbyPass.forget('chain');
  expect(lobbyPass.recall('chain')).toBeUndefined();
});
