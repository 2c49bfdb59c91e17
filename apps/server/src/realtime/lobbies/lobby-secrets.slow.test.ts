import { spells } from '@hub/catalog/spells';
import { nextInt, randomFrom } from '@hub/engine/kernel/random';
import type { ClashState } from '@hub/games/cooldown-clash/game.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LobbyFixture, type LobbyGameName, type LobbyPlayer } from '../testing/lobby-fixture.ts';
import { advance } from '../testing/test-lobby-fixture.ts';

const SIMULATED = 150;
const PASSWORD = 'baron nashor, 20:00';

let fixture: LobbyFixture;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fixture = new LobbyFixture();
});
afterEach(async () => {
  await fixture.host.drain();
  vi.useRealTimers();
});

type Simulated = { readonly players: readonly LobbyPlayer[]; readonly outside: readonly LobbyPlayer[] };

/** A lobby with a password and two to four players, a partly played game, and outsiders who subscribe and try passwords. */
async function simulate(game: LobbyGameName, number: number): Promise<Simulated> {
  let random = randomFrom(`${game} ${number}`);
  const draws = (bound: number): number => {
    let value: number;
    [value, random] = nextInt(random, bound);
    return value;
  };
  const watcher = fixture.connect(game, 500);
  await watcher.sendCommand('subscribeToLobbies', {});
  const settings = { password: PASSWORD, guessTime: 5, winPoints: 100, lives: 1 };
  const players = await fixture.lobbyOf(game, 2 + draws(3), settings);
  const [creator] = players as [LobbyPlayer];
  const outside = [
    watcher,
    await fixture.join(game, 501 + (number % 400), creator.lobbyId, { password: 'baron' }),
  ];
  const kicked = await fixture.join(game, 400, creator.lobbyId, { password: PASSWORD });
  await creator.sendAndStore('kickPlayer', { seat: players.length });
  const heardInside = kicked.buffers.length;
  if (number % 5 === 0) await creator.sendAndStore('addBot', { strength: 'easy' });
  await fixture.startGame(players);
  const isOver = (): boolean => creator.lastPayload.gameState?.gameOver === true;
  for (let step = 0; step < 30 && !isOver(); step += 1) {
    await play(game, players[draws(players.length)] as LobbyPlayer, draws);
    await advance(draws(2_500));
  }
  outside.push(await fixture.join(game, 402, creator.lobbyId, { password: PASSWORD }));
  kicked.buffers.splice(0, heardInside);
  for (const player of players) await player.sendAndStore('leaveLobby');
  for (const member of [...players, ...outside]) member.close('slow');
  await advance(200);
  return { players, outside: [...outside, kicked] };
}

async function play(
  game: LobbyGameName,
  player: LobbyPlayer,
  draws: (bound: number) => number,
): Promise<void> {
  if (game === 'clash') return player.sendAndStore('submitGuess', { guess: draws(200) });
  const names = Object.keys(player.chain.championData);
  return player.sendAndStore('submitChampion', { champion: names[draws(names.length)] ?? 'Ahri' });
}

const textsOf = (players: readonly LobbyPlayer[]): string[] =>
  players.flatMap(({ buffers }) => buffers.map((buffer) => buffer.toString()));

/** A token is 32 bytes in base64url; no other sent text is so long without a space. */
const TOKEN = /[\w-]{43}/;

function expectNoSecrets({ players, outside }: Simulated): void {
  for (const text of textsOf(outside)) {
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toMatch(TOKEN);
    expect(text).not.toContain('gameState');
  }
  for (const text of textsOf(players)) {
    if (text.includes('"joinedLobby"')) continue;
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toMatch(TOKEN);
  }
}

/** The game states that a player received. */
const statesOf = (player: LobbyPlayer): ClashState[] =>
  player.frames.flatMap(
    ({ payload }) => (payload as { gameState?: ClashState } | undefined)?.gameState ?? [],
  );

const cooldownsOf = ({ targetSpell }: ClashState): readonly number[] | undefined =>
  spells.find(({ id }) => id === targetSpell.id)?.cooldownSeconds;

const isShown = ({ action }: ClashState): boolean => action === 'showResults';

/**
 * Plays games in which no password or token reaches players without a seat, or seated players again. Returns how many
 * were played to their end.
 */
async function simulateAll(
  game: LobbyGameName,
  look: (simulated: Simulated) => void = () => undefined,
): Promise<number> {
  let ends = 0;
  for (let number = 0; number < SIMULATED; number += 1) {
    const simulated = await simulate(game, number);
    expectNoSecrets(simulated);
    expect(
      simulated.players[0]?.frames.find(({ action }) => action === 'joinedLobby')?.payload,
    ).toMatchObject({
      password: PASSWORD,
      accessToken: expect.stringMatching(TOKEN),
    });
    ends += simulated.players[0]?.received.includes('gameOver') === true ? 1 : 0;
    look(simulated);
  }
  return ends;
}

describe(`over ${SIMULATED} simulated games, no byte`, () => {
  it('of Chain of Legends reveals a password or a token', async () => {
    expect(await simulateAll('chain')).toBeGreaterThan(SIMULATED / 4);
  }, 300_000);

  it('of Cooldown Clash reveals a password, a token, or a cooldown or a guess before the results', async () => {
    const states: ClashState[] = [];
    const ends = await simulateAll('clash', ({ players }) => states.push(...players.flatMap(statesOf)));
    expect(ends).toBeGreaterThan(SIMULATED / 4);
    for (const state of states.filter(isShown))
      expect(state.targetSpell.cooldown).toEqual(cooldownsOf(state));
    const hidden = states.filter((state) => !isShown(state));
    for (const state of hidden) {
      expect(state.targetSpell).not.toHaveProperty('cooldown');
      expect(JSON.stringify(state)).not.toContain(JSON.stringify(cooldownsOf(state)));
      expect(state.players.map(({ guess }) => guess)).toEqual(state.players.map(() => null));
    }
    expect(hidden.length).toBeGreaterThan(1_500);
    expect(states.length - hidden.length).toBeGreaterThan(300);
  }, 300_000);
});
