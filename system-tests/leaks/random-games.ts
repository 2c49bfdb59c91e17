import type { AnyLobbyPlayer, AnyScorePlayer, Self, ShownState } from '@hub/engine/testing/game-player';
import { dayOf, firstMomentOf } from '@hub/engine/wire/days';
import { dailyGames } from '@hub/protocol/games';
import { type PlayedGame, playedGames } from '../players/game-players.ts';
import type { Person } from './calls.ts';
import { DAY_MS, type OpenDays } from './daily-days.ts';
import { entriesOf } from './game-secrets.ts';
import type { GameSession, Player } from './scanned-game.ts';
import { sharedOf } from './share-text.ts';
import { signIn } from './sign-in.ts';

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

const selfOf = ({ random }: GameSession, { person }: Player): Self => ({
  playerId: person.playerId ?? '',
  random,
  knows: (percent) => random.percent(percent),
});

/** Makes the player's next move, if there is one; returns it. */
async function moves(
  session: GameSession,
  player: Player,
  { move }: Pick<AnyLobbyPlayer, 'move'>,
  roomField: 'gameId' | 'lobbyId',
): Promise<{ readonly action: string; readonly payload: object } | undefined> {
  // A player has no state before the game starts.
  if (player.game['gameOver'] !== false) return undefined;
  const next = move(player.game as unknown as ShownState, selfOf(session, player));
  if (next === undefined) return undefined;
  const command = {
    action: next.command.action,
    payload: { ...next.command.payload, [roomField]: player.roomId },
  };
  await player.sends(command.action, command.payload);
  return command;
}

async function playScore(
  session: GameSession,
  game: AnyScorePlayer,
  { start, isOpen }: AnyScorePlayer['ways'][string],
): Promise<void> {
  const { random } = session;
  const player = await session.sits('player');
  const stranger = await session.sits('stranger');
  await session.strays();
  await player.enters('startGame', start);
  const joins = (one: Player): Promise<void> =>
    'joinGame' in session.game.endpoint.commands
      ? one.enters('joinGame', { gameId: player.roomId })
      : one.enters('startGame', start);
  if (isOpen === undefined) await changesNode(player, () => joins(player));
  const seated = [player];
  if (isOpen !== undefined) {
    const mate = await session.sits('mate');
    await joins(mate);
    seated.push(mate);
    await session.pass(5_000);
  }
  for (let turn = 0; turn < 16 && player.game['gameOver'] !== true; turn += 1) {
    const picture = game.pictureOf?.(player.game as unknown as ShownState) ?? null;
    if (picture !== null)
      await session.step(() =>
        session.testHub.call({ url: picture }, random.pick([player, stranger])?.person ?? {}),
      );
    // Some answers come too late.
    if (random.percent(10)) await session.pass(random.between(10_000, 30_000));
    for (const one of seated) {
      const command = await moves(session, one, game, 'gameId');
      if (command !== undefined && random.percent(10)) await stranger.sends(command.action, command.payload);
      await disturb(session, one, () => joins(one));
    }
    if (random.percent(10)) await joins(stranger);
    // Until the server takes the next answer, and the deadline of a game of two.
    await session.pass(random.between(500, 2_500));
    await session.pass(random.between(500, 2_500));
  }
  if (random.percent(30)) await session.step(() => player.socket.cut());
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!_-';

/** Time until the list of lobbies is sent. */
const OVERVIEW_MS = 150;

/** Seconds of a turn: few, so that some turns end without an answer. */
const TURN_SECONDS = 5;

async function playLobby(session: GameSession, game: AnyLobbyPlayer): Promise<void> {
  const { random } = session;
  const password = Array.from({ length: 14 }, () => LETTERS[random.between(0, LETTERS.length - 1)]).join('');
  session.keepPassword(password);
  const player = await session.sits('player');
  const follower = await session.sits('follower of the overview');
  await follower.sends('subscribeToLobbies');
  const own = { ...game.settings(random), guessTime: TURN_SECONDS };
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
    await moves(session, mover, game, 'lobbyId');
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

/** The ways to play a game, each as a kind of its own. */
function scriptsOf(played: PlayedGame): readonly Script[] {
  const { title } = played.game.descriptor.names;
  if (played.kind === 'daily') return [{ name: title, play: playDaily }];
  if (played.kind === 'versus')
    return [{ name: title, play: (session) => playLobby(session, played.player) }];
  return Object.entries(played.player.ways).map(([name, way], index) => ({
    name: index === 0 ? title : `${title}, ${name}`,
    play: (session) => playScore(session, played.player, way),
  }));
}

const games = [...playedGames.values()];
const SIGN_IN: PlayedKind = { name: 'Sign-in', gameId: games[0]?.game.descriptor.id ?? '', play: signIn };

/** All games, and sign-in. */
export const playedKinds: readonly PlayedKind[] = [
  ...games.flatMap((played) =>
    scriptsOf(played).map((script) => ({ ...script, gameId: played.game.descriptor.id })),
  ),
  SIGN_IN,
];
