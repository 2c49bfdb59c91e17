import { expect, it } from 'vitest';
import {
  fixture,
  type LobbyPlayer,
  setUpLobbies,
} from '../../apps/server/src/realtime/testing/lobby-fixture.ts';
import { testPlayer } from '../../apps/server/src/realtime/testing/players.ts';

setUpLobbies();

const accountOf = (player: number) => testPlayer(player).accountId;

/** The player whose turn it is. */
function current(players: readonly LobbyPlayer[]): LobbyPlayer {
  const { chain } = players.find(({ isOpen }) => isOpen) as LobbyPlayer;
  const { id } = chain.players[chain.currentPlayerIndex] ?? {};
  return players.find(({ player }) => player.playerId === id) as LobbyPlayer;
}

/** Submits a correct or a wrong champion. */
async function names(players: readonly LobbyPlayer[], isRight: boolean): Promise<void> {
  const player = current(players);
  const { championData, nextLetter } = player.chain;
  const fits = (name: string): boolean => nextLetter === null || name.toUpperCase().startsWith(nextLetter);
  const champion = Object.keys(championData).find((name) => fits(name) === isRight) ?? 'Nobody';
  await player.sendAndStore('submitChampion', { champion });
}

it('a game of Chain of Legends is played to the end by two players and settled with a winner', async () => {
  const players = await fixture.gameOf('chain', 2, { lives: 2 });
  const [first] = players as [LobbyPlayer];
  expect(first.chain).toMatchObject({
    lives: 2,
    lastChampion: null,
    nextLetter: null,
    usedChampions: [],
    timeLeft: 15_000,
    timePerTurn: 15_000,
    guessTime: 15,
    gameOver: false,
    isPractice: false,
  });
  expect(Object.keys(first.chain.championData)).toHaveLength(170);
  await names(players, true);
  expect(first.chain).toMatchObject({ action: 'correctInput', turn: 1, championsUsed: 1 });
  expect(first.chain.usedChampions).toHaveLength(1);
  const loser = current(players);
  for (let turn = 0; turn < 3; turn += 1) await names(players, current(players) !== loser);
  expect(first.received.at(-1)).toBe('gameOver');
  const winner = players.find((player) => player !== loser) as LobbyPlayer;
  expect(first.chain).toMatchObject({
    gameOver: true,
    winner: winner.player.playerId,
    lostThrough: 'wrongInput',
    possiblePick: expect.any(String),
    timeLeft: 0,
  });
  expect(fixture.announced).toMatchObject([
    {
      game: 'chain of legends',
      mode: 'multi',
      winner: winner.player.accountId,
      newHighScore: false,
      rewards: [],
    },
  ]);
  expect(fixture.announced[0]?.players.map(({ accountId }) => accountId).toSorted()).toEqual([
    accountOf(1),
    accountOf(2),
  ]);
});
