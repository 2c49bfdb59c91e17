import { dayOf, firstMomentOf } from '@hub/engine/binding/days';
import type { Guess, MoreOrLessState } from '@hub/games/more-or-less/game.ts';
import { dailyGames, games } from '@hub/protocol/games';
import { namesStartingWith, oppositeOf, rightGuess } from '../players/knowledge.ts';
import { DAY_MS, type OpenDays } from './daily-days.ts';
import { entriesOf } from './game-secrets.ts';
import type { GameSession, Player } from './scanned-game.ts';
import { sharedOf } from './share-text.ts';
import { signIn } from './sign-in.ts';
import type { Person } from './test-hub.ts';

/** A kind of game, and a function that plays one at random. */
export type PlayedKind = {
  readonly name: string;
  readonly gameId: string;
  readonly play: (session: GameSession) => Promise<void>;
};

/** Sometimes reconnects, makes a call, or sends an invalid message. */
async function disturb(session: GameSession, player: Player, back: () => Promise<void>): Promise<void> {
  const { random, players } = session;
  const what = random.weigh({ nothing: 70, call: 12, sendsInvalid: 12, reconnect: 6 });
  if (what === 'call') await session.calls(random.pick(players)?.person ?? {});
  if (what === 'sendsInvalid') await session.sendsInvalid(random.pick(players) ?? player);
  if (what === 'reconnect') {
    await player.reconnects();
    await back();
  }
}

/** Continues the game from another node than the one that runs it, if there are several. */
async function changesNode(player: Player, back: () => Promise<void>): Promise<void> {
  if (!player.hasNodes) return;
  await player.reconnects();
  await back();
}

type Named = { readonly id: string; readonly name: string };

async function playDaily(session: GameSession): Promise<void> {
  const { random, testHub } = session;
  const candidates = entriesOf(session.game);
  const days = await testHub.nextDay(session.game.descriptor.id);
  // Players may name what they like, but the server must not name the answers of coming days by itself.
  const named = candidates.filter(({ id }) => !days.comingIds.includes(id));
  const nameOfAny = (): string => random.pick(named)?.name ?? '';
  const [player, mate] = [await session.sits('player'), await session.sits('another of the day')];
  const stranger = await session.sits('stranger');
  await session.strays();
  for (const one of [player, mate]) {
    await one.enters('startGame');
    await changesNode(one, () => one.enters('startGame'));
  }
  const answer = candidates.find(({ id }) => id === days.answerId)?.name ?? days.answerId;
  const { mode } = days;
  const page = dailyGames.find(({ id }) => id === mode)?.route ?? '/';
  const calls = `/api/dailies/${mode}`;
  const past = dayOf(firstMomentOf(days.today) - random.between(1, 9) * DAY_MS);
  await looksAround(session, {}, [page, `${calls}/proofs`]);
  const own = [`${calls}/streak`, `${calls}/ending`, `${calls}/archive`];
  await looksAround(session, mate.person, [
    ...own,
    `${calls}/ending?day=${past}`,
    `${calls}/proofs?from=${past}`,
  ]);
  const others = named.filter(({ id }) => id !== days.answerId);
  if (days.yesterdayId !== undefined && others.some(({ id }) => id === days.yesterdayId))
    await practises(session, days, others);
  for (let guess = 0; guess < 10 && player.game['gameOver'] !== true; guess += 1) {
    const one = random.percent(70) ? player : mate;
    const name = random.percent(15) ? answer : nameOfAny();
    // A player who guesses the answer by chance has found it.
    await one.sends('submitGuess', { gameId: one.roomId, guess: name });
    await disturb(session, one, () => one.enters('startGame'));
    if (random.percent(10))
      await stranger.sends('submitGuess', { gameId: player.roomId, guess: nameOfAny() });
    await session.pass(random.between(10, 2_000));
  }
  if (random.percent(60)) await player.sends('submitGuess', { gameId: player.roomId, guess: answer });
  for (const { person } of [player, mate]) await looksAround(session, person, own);
  for (const one of [player, mate]) {
    if (one.game['gameOver'] !== true) continue;
    const shared = await sharedOf(mode, one.game);
    await session.step(() => testHub.share(mode, shared));
  }
  await session.calls(mate.person);
}

/** Makes calls about the days of a daily game. */
async function looksAround(
  session: GameSession,
  person: Partial<Person>,
  urls: readonly string[],
): Promise<void> {
  for (const url of urls) await session.step(() => session.testHub.call({ url }, person));
}

/** Practises yesterday, whose answer is public. */
async function practises(
  session: GameSession,
  { today }: OpenDays,
  candidates: readonly Named[],
): Promise<void> {
  const player = await session.sits('practising');
  await player.enters('startGame', { practice: dayOf(firstMomentOf(today) - DAY_MS) });
  for (let guess = 0; guess < 2; guess += 1)
    await player.sends('submitGuess', {
      gameId: player.roomId,
      guess: session.random.pick(candidates)?.name ?? '',
    });
}

/** Usually right, so that games continue. */
function priceGuess({ random }: GameSession, { game }: Player): Guess {
  const right = rightGuess(game as unknown as MoreOrLessState);
  return random.percent(90) ? right : oppositeOf(right);
}

async function playShop(session: GameSession, mode: 'single' | 'multi'): Promise<void> {
  const { random } = session;
  const player = await session.sits('player');
  const stranger = await session.sits('stranger');
  await session.strays();
  await player.enters('startGame', { mode });
  if (mode === 'single')
    await changesNode(player, () => player.enters('joinGame', { gameId: player.roomId }));
  const seated = [player];
  if (mode === 'multi') {
    const mate = await session.sits('mate');
    await mate.enters('joinGame', { gameId: player.roomId });
    seated.push(mate);
    await session.pass(5_000);
  }
  const back = (one: Player) => (): Promise<void> => one.enters('joinGame', { gameId: player.roomId });
  for (let turn = 0; turn < 12 && player.game['gameOver'] !== true; turn += 1) {
    const guess = priceGuess(session, player);
    for (const one of seated) {
      await one.sends('submitGuess', { gameId: player.roomId, guess: random.percent(95) ? guess : 'lower' });
      await disturb(session, one, back(one));
    }
    if (random.percent(10)) await stranger.enters('joinGame', { gameId: player.roomId });
    // The reveal, and the deadline of a coop round.
    await session.pass(random.between(500, 2_500));
    await session.pass(random.between(500, 2_500));
  }
  if (random.percent(30)) await session.step(() => player.socket.cut());
}

async function playGuesser(session: GameSession): Promise<void> {
  const { random } = session;
  const [player, stranger] = [await session.sits('player'), await session.sits('stranger')];
  await session.strays();
  await player.enters('startGame');
  await changesNode(player, () => player.enters('startGame'));
  for (let turn = 0; turn < 16 && player.game['gameOver'] !== true; turn += 1) {
    const { section } = player.game;
    const guess = { x: random.between(0, 350), y: random.between(0, 350) };
    const gameId = player.roomId;
    if (typeof section === 'string') {
      await session.step(() =>
        session.testHub.call({ url: section }, random.pick([player, stranger])?.person ?? {}),
      );
      if (random.percent(50)) await player.sends('setGuess', { gameId, guess });
      if (random.percent(80)) await player.sends('submitGuess', { gameId, guess });
      else await session.pass(30_000);
    } else if (random.percent(80)) await player.sends('startNextRound', { gameId });
    else await session.pass(10_000);
    await disturb(session, player, () => player.enters('startGame'));
    if (random.percent(10)) await stranger.sends('submitGuess', { gameId, guess });
    await session.pass(random.between(500, 4_000));
  }
}

type Move = (session: GameSession, player: Player) => Promise<void>;

const clashMove: Move = (session, player) =>
  player.sends('submitGuess', { lobbyId: player.roomId, guess: session.random.between(0, 300) });

const chainMove: Move = async (session, player) => {
  const names = Object.keys(player.game['championData'] ?? {});
  const { nextLetter } = player.game;
  const fitting = namesStartingWith(typeof nextLetter === 'string' ? nextLetter : null, names);
  const champion =
    (session.random.percent(85) ? session.random.pick(fitting) : session.random.pick(names)) ?? 'Ahri';
  await player.sends('submitChampion', { lobbyId: player.roomId, champion });
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!_-';

/** Time until the list of lobbies is sent. */
const OVERVIEW_MS = 150;

async function playLobby(session: GameSession, move: Move): Promise<void> {
  const { random } = session;
  const password = Array.from({ length: 14 }, () => LETTERS[random.between(0, LETTERS.length - 1)]).join('');
  session.keepPassword(password);
  const player = await session.sits('player');
  const follower = await session.sits('follower of the overview');
  await follower.sends('subscribeToLobbies');
  const own = { guessTime: 5, lives: random.between(1, 2), winPoints: 100 * random.between(1, 4) };
  await player.enters('createLobby', { name: 'A lobby', maxPlayers: 6, password, ...own });
  const lobbyId = player.roomId;
  await player.enters('joinLobby', { lobbyId, password });
  await session.pass(OVERVIEW_MS);
  const opponents = [await session.sits('opponent')];
  if (random.percent(50)) opponents.push(await session.sits('opponent'));
  const looker = await session.sits('seated onlooker');
  const stranger = await session.sits('stranger');
  await session.strays();
  await stranger.enters('joinLobby', { lobbyId, password: 'not the password' });
  for (const one of [...opponents, looker]) {
    await one.enters('joinLobby', { lobbyId, password });
    await session.pass(OVERVIEW_MS);
  }
  if (random.percent(30)) await kick(session, player, password);
  if (random.percent(20)) await player.sends('addBot', { lobbyId, strength: 'medium' });
  const seated = [player, ...opponents, looker];
  for (const one of seated) await one.sends('setPlayerStatus', { lobbyId, status: 1 });
  await session.pass(3_000);
  for (const one of seated) await one.sends('playerLoadedIntoGame', { lobbyId });
  const isOver = (): boolean => player.game['gameOver'] === true;
  for (let turn = 0; turn < 24 && !isOver(); turn += 1) {
    const mover = random.pick([player, ...opponents]) ?? player;
    await move(session, mover);
    await disturb(session, mover, () => mover.enters('joinLobby', { lobbyId }));
    if (random.percent(10)) await stranger.enters('joinLobby', { lobbyId, accessToken: 'x'.repeat(43) });
    await session.pass(random.between(100, 2_500));
  }
  if (random.percent(50)) await player.sends('playAgain', { lobbyId });
  await opponents[0]?.sends('leaveLobby', { lobbyId });
  await follower.sends('unsubscribeFromLobbies');
}

async function kick(session: GameSession, owner: Player, password: string): Promise<void> {
  const kicked = await session.sits('kicked');
  await kicked.enters('joinLobby', { lobbyId: owner.roomId, password });
  const people = (owner.lobby['players'] ?? []) as { id: string; seat: number }[];
  const seat = people.find(({ id }) => id === kicked.person.playerId)?.seat;
  if (seat !== undefined) await owner.sends('kickPlayer', { lobbyId: owner.roomId, seat });
  await kicked.enters('joinLobby', { lobbyId: owner.roomId, password });
}

type Script = Pick<PlayedKind, 'name' | 'play'>;

/** How games that are not daily are played, by id. */
const SCRIPTS: Readonly<Record<string, readonly Script[]>> = {
  moreOrLess: [
    { name: 'More or Less', play: (session) => playShop(session, 'single') },
    { name: 'More or Less, coop', play: (session) => playShop(session, 'multi') },
  ],
  riftGuesser: [{ name: 'Rift Guesser', play: playGuesser }],
  chainOfLegends: [{ name: 'Chain of Legends', play: (session) => playLobby(session, chainMove) }],
  cooldownClash: [{ name: 'Cooldown Clash', play: (session) => playLobby(session, clashMove) }],
};

function scriptsOf({ id, kind, names }: (typeof games)[number]): readonly Script[] {
  if (kind === 'daily') return [{ name: names.title, play: playDaily }];
  const scripts = SCRIPTS[id];
  if (scripts === undefined)
    throw new Error(`the leak suite cannot play ${names.title}: add it in ${import.meta.filename}`);
  return scripts;
}

const SIGN_IN: PlayedKind = { name: 'Sign-in', gameId: games[0].id, play: signIn };

/** All games, and sign-in. */
export const playedKinds: readonly PlayedKind[] = [
  ...games.flatMap((game) => scriptsOf(game).map((script) => ({ ...script, gameId: game.id }))),
  SIGN_IN,
];
