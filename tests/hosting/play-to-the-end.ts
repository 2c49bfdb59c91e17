import { once } from 'node:events';
import { BEARER_PREFIX, SUBPROTOCOL } from '@hub/engine/wire/envelope';
import { WebSocket } from 'ws';
import type { MoreOrLessState } from '../../games/more-or-less/game.ts';
import { oppositeOf, rightGuess } from '../../games/more-or-less/testing/player.ts';

type Answer = { readonly action: string; readonly payload: { readonly gameState?: MoreOrLessState } };

/** Creates a player of a hub at an address. Returns the token. */
export async function createPlayer(address: string): Promise<string> {
  const created = await fetch(`${address}/api/accounts/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ahri"}',
  });
  return ((await created.json()) as { token: string }).token;
}

/** Plays More or Less until the first wrong answer ends the game, as a page of the address would. Returns the last state. */
export async function playToTheEnd(address: string, token: string): Promise<MoreOrLessState> {
  const socket = new WebSocket(
    `${address.replace('http', 'ws')}/ws/moreOrLess`,
    [SUBPROTOCOL, BEARER_PREFIX + token],
    { origin: address },
  );
  const send = (action: string, payload: object) => socket.send(JSON.stringify({ action, payload }));
  await once(socket, 'open');
  try {
    return await new Promise<MoreOrLessState>((resolve, reject) => {
      socket.once('close', (code) => reject(new Error(`the socket was closed with ${code}`)));
      socket.on('message', (data: Buffer) => {
        const { action, payload } = JSON.parse(data.toString()) as Answer;
        const state = payload.gameState;
        if (state === undefined)
          reject(new Error(`the server answered ${action}: ${JSON.stringify(payload)}`));
        else if (state.gameOver) resolve(state);
        else if (action === 'gameStarted')
          send('submitGuess', { gameId: state.gameId, guess: oppositeOf(rightGuess(state)) });
      });
      send('startGame', { mode: 'single' });
    });
  } finally {
    socket.terminate();
  }
}
