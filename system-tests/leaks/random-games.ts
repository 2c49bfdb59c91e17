import { champions } from '@hub/catalog/champions';
import { items } from '@hub/catalog/items';
import { chainOfLegends } from '@hub/chain-of-legends/game.ts';
import { championRift } from '@hub/champion-rift/game.ts';
import { cooldownClash } from '@hub/cooldown-clash/game.ts';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { moreOrLess } from '@hub/more-or-less/game.ts';
import { riftGuesser } from '@hub/rift-guesser/game.ts';
import type { Player, Table } from './scanned-game.ts';
import { signIn } from './sign-in.ts';

/** A kind of game, and one random game of it with everybody around. */
export type PlayedKind = {
  readonly name: string;
  readonly endpoint: RealtimeEndpoint;
  readonly play: (table: Table) => Promise<void>;
};

const DAY_MS = 86_400_000;

/** What everybody does beside the game now and then: breaking off, asking the server, sending rubbish. */
async function fuss(table: Table, player: Player, back: () => Promise<void>): Promise<void> {
  const { dice, players } = table;
  const what = dice.weigh({ nothing: 70, call: 12, mischief: 12, reconnect: 6 });
  if (what === 'call') await table.calls(dice.pick(players)?.person ?? {});
  if (what === 'mischief') await table.mischief(dice.pick(players) ?? player);
  if (what === 'reconnect') {
    await player.reconnects();
    await back();
  }
}

const nameOfAnyChampion = ({ dice }: Table): string => dice.pick(champions)?.name ?? 'Ahri';

async function playRift(table: Table): Promise<void> {
  const { dice } = table;
  table.house.clock.advance(DAY_MS);
  const [player, mate] = [await table.sits('player'), await table.sits('another of the day')];
  const stranger = await table.sits('stranger');
  await table.strays();
  for (const one of [player, mate]) await one.enters('startGame');
  const answer = await answerOf(table, player);
  for (let guess = 0; guess < 10 && player.game['gameOver'] !== true; guess += 1) {
    const one = dice.percent(70) ? player : mate;
    const name = dice.percent(15) ? answer : nameOfAnyChampion(table);
    // Whoever names the answer by chance has found it, and may hear of it.
    await one.says('submitGuess', { gameId: one.roomId, guess: name });
    await fuss(table, one, () => one.enters('startGame'));
    if (dice.percent(10))
      await stranger.says('submitGuess', { gameId: player.roomId, guess: nameOfAnyChampion(table) });
    await table.pass(dice.between(10, 2_000));
  }
  if (dice.percent(60)) await player.says('submitGuess', { gameId: player.roomId, guess: answer });
  await table.calls(mate.person);
}

async function answerOf({ house }: Table, { roomId }: Player): Promise<string> {
  const { answerId } = (await house.stateOf(roomId)) as { answerId: string };
  return champions.find(({ id }) => id === answerId)?.name ?? answerId;
}

function goldOf(card: unknown): number {
  const { name } = card as { name: string };
  return items.find((item) => item.name === name)?.priceGold ?? 0;
}

/** Nearly always right, so that games get on. */
function priceGuess({ dice }: Table, { game }: Player): 'higher' | 'lower' {
  const isHigher = goldOf(game['nextItem']) > goldOf(game['currentItem']);
  return isHigher === dice.percent(90) ? 'higher' : 'lower';
}

async function playShop(table: Table, mode: 'single' | 'multi'): Promise<void> {
  const { dice } = table;
  const player = await table.sits('player');
  const stranger = await table.sits('stranger');
  await table.strays();
  await player.enters('startGame', { mode });
  const seated = [player];
  if (mode === 'multi') {
    const mate = await table.sits('mate');
    await mate.enters('joinGame', { gameId: player.roomId });
    seated.push(mate);
    await table.pass(5_000);
  }
  const back = (one: Player) => (): Promise<void> => one.enters('joinGame', { gameId: player.roomId });
  for (let turn = 0; turn < 12 && player.game['gameOver'] !== true; turn += 1) {
    const guess = priceGuess(table, player);
    for (const one of seated) {
      await one.says('submitGuess', { gameId: player.roomId, guess: dice.percent(95) ? guess : 'lower' });
      await fuss(table, one, back(one));
    }
    if (dice.percent(10)) await stranger.enters('joinGame', { gameId: player.roomId });
    // The reveal, and in company the clock of the round.
    await table.pass(dice.between(500, 2_500));
    await table.pass(dice.between(500, 2_500));
  }
  if (dice.percent(30)) await table.step(() => player.line.cut());
}

async function playGuesser(table: Table): Promise<void> {
  const { dice } = table;
  const [player, stranger] = [await table.sits('player'), await table.sits('stranger')];
  await table.strays();
  await player.enters('startGame');
  for (let turn = 0; turn < 16 && player.game['gameOver'] !== true; turn += 1) {
    const { section } = player.game;
    const guess = { x: dice.between(0, 350), y: dice.between(0, 350) };
    const gameId = player.roomId;
    if (typeof section === 'string') {
      await table.step(() => table.house.call({ url: section }, dice.pick([player, stranger])?.person ?? {}));
      if (dice.percent(50)) await player.says('setGuess', { gameId, guess });
      if (dice.percent(80)) await player.says('submitGuess', { gameId, guess });
      else await table.pass(30_000);
    } else if (dice.percent(80)) await player.says('startNextRound', { gameId });
    else await table.pass(10_000);
    await fuss(table, player, () => player.enters('startGame'));
    if (dice.percent(10)) await stranger.says('submitGuess', { gameId, guess });
    await table.pass(dice.between(500, 4_000));
  }
}

type Move = (table: Table, player: Player) => Promise<void>;

const clashMove: Move = (table, player) =>
  player.says('submitGuess', { lobbyId: player.roomId, guess: table.dice.between(0, 300) });

const chainMove: Move = async (table, player) => {
  const names = Object.keys(player.game['championData'] ?? {});
  const { nextLetter } = player.game;
  const letter = typeof nextLetter === 'string' ? nextLetter.toLowerCase() : '';
  const fitting = names.filter((name) => name.toLowerCase().startsWith(letter));
  const champion = (table.dice.percent(85) ? table.dice.pick(fitting) : table.dice.pick(names)) ?? 'Ahri';
  await player.says('submitChampion', { lobbyId: player.roomId, champion });
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!_-';

/** Until whoever follows the overview hears of a change. */
const OVERVIEW_MS = 150;

async function playLobby(table: Table, move: Move): Promise<void> {
  const { dice } = table;
  const password = Array.from({ length: 14 }, () => LETTERS[dice.between(0, LETTERS.length - 1)]).join('');
  table.keepPassword(password);
  const player = await table.sits('player');
  const follower = await table.sits('follower of the overview');
  await follower.says('subscribeToLobbies');
  const own = { guessTime: 5, lives: dice.between(1, 2), winPoints: 100 * dice.between(1, 4) };
  await player.enters('createLobby', { name: 'A lobby', maxPlayers: 6, password, ...own });
  const lobbyId = player.roomId;
  await player.enters('joinLobby', { lobbyId, password });
  await table.pass(OVERVIEW_MS);
  const opponents = [await table.sits('opponent')];
  if (dice.percent(50)) opponents.push(await table.sits('opponent'));
  const looker = await table.sits('seated onlooker');
  const stranger = await table.sits('stranger');
  await table.strays();
  await stranger.enters('joinLobby', { lobbyId, password: 'not the password' });
  for (const one of [...opponents, looker]) {
    await one.enters('joinLobby', { lobbyId, password });
    await table.pass(OVERVIEW_MS);
  }
  if (dice.percent(30)) await kick(table, player, password);
  if (dice.percent(20)) await player.says('addBot', { lobbyId, strength: 'medium' });
  const seated = [player, ...opponents, looker];
  for (const one of seated) await one.says('setPlayerStatus', { lobbyId, status: 1 });
  await table.pass(3_000);
  for (const one of seated) await one.says('playerLoadedIntoGame', { lobbyId });
  const isOver = (): boolean => player.game['gameOver'] === true;
  for (let turn = 0; turn < 24 && !isOver(); turn += 1) {
    const mover = dice.pick([player, ...opponents]) ?? player;
    await move(table, mover);
    await fuss(table, mover, () => mover.enters('joinLobby', { lobbyId }));
    if (dice.percent(10)) await stranger.enters('joinLobby', { lobbyId, accessToken: 'x'.repeat(43) });
    await table.pass(dice.between(100, 2_500));
  }
  if (dice.percent(50)) await player.says('playAgain', { lobbyId });
  await opponents[0]?.says('leaveLobby', { lobbyId });
  await follower.says('unsubscribeFromLobbies');
}

async function kick(table: Table, owner: Player, password: string): Promise<void> {
  const kicked = await table.sits('kicked');
  await kicked.enters('joinLobby', { lobbyId: owner.roomId, password });
  const people = (owner.lobby['players'] ?? []) as { id: string; seat: number }[];
  const seat = people.find(({ id }) => id === kicked.person.playerId)?.seat;
  if (seat !== undefined) await owner.says('kickPlayer', { lobbyId: owner.roomId, seat });
  await kicked.enters('joinLobby', { lobbyId: owner.roomId, password });
}

/** Everything that is played: the five games, More or Less for two, and the way in. */
export const playedKinds: readonly PlayedKind[] = [
  { name: 'Champion Rift', endpoint: championRift, play: playRift },
  { name: 'More or Less', endpoint: moreOrLess, play: (table) => playShop(table, 'single') },
  { name: 'More or Less, coop', endpoint: moreOrLess, play: (table) => playShop(table, 'multi') },
  { name: 'Rift Guesser', endpoint: riftGuesser, play: playGuesser },
  { name: 'Chain of Legends', endpoint: chainOfLegends, play: (table) => playLobby(table, chainMove) },
  { name: 'Cooldown Clash', endpoint: cooldownClash, play: (table) => playLobby(table, clashMove) },
  { name: 'Sign-in', endpoint: championRift, play: signIn },
];
