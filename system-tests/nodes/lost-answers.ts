import { setTimeout as sleep } from 'node:timers/promises';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { Balancer } from '../../tools/balancer.ts';
import { createGuest, guestName, type Identity } from '../players/api-client.ts';
import { GameSocket } from '../players/game-socket.ts';
import type { Report, RunOptions } from '../report.ts';
import { countsText, increment, percentile } from '../statistics.ts';
import { ChainPage, type Outcome } from './chain-page.ts';
import { Cluster } from './cluster.ts';

export interface LostAnswersOptions extends Omit<RunOptions, 'seed'> {
  readonly games: number;
  readonly nodes: number;
  readonly redisUrl: string;
  /** A built `hub.cjs`; default: the sources. */
  readonly built?: string | undefined;
}

/** When the node of the games is killed: before an answer, so many ms after it, or 8 ms after it and another player's loss. */
const MOMENTS = ['before', 0, 3, 10, 40, 'with another frame'] as const;
/** Or when the first of the pages shows that its answer is taken. */
type Moment = (typeof MOMENTS)[number] | 'acknowledged';

/** Games of one fault. */
const GAMES_AT_ONCE = MOMENTS.length;
/** Every third fault comes with an acknowledgement. */
const ACKNOWLEDGED_EVERY = 3;
/** The kill, in ms after the first answer. */
const KILL_AT_MS = 60;
/** Of a turn, in seconds: much longer than an answer takes that is sent again. */
const TURN_SECONDS = 60;

type Game = { readonly pages: readonly [ChainPage, ChainPage]; readonly moment: Moment };

/**
 * Plays games whose players are at other nodes than the game, and kills its node at chosen moments around an answer. Each
 * answer must be taken once or refused, and the games go on.
 */
export async function run({
  games,
  nodes,
  redisUrl,
  built,
  onProgress,
}: LostAnswersOptions): Promise<Report> {
  const cluster = await Cluster.start({ nodes, redisUrl, built });
  const urls = cluster.nodes.map(({ url }) => url);
  const orderFrom = (first: number) => urls.map((_, at) => urls[(first + at) % nodes] ?? '');
  const entrances = await Promise.all(
    urls.map((_, first) => Balancer.start(orderFrom(first), { prefersFirst: true })),
  );
  const broken: string[] = [];
  const outcomes = new Map<string, number>();
  const waited: number[] = [];
  try {
    for (let done = 0; done < games; done += GAMES_AT_ONCE) {
      const owner = (done / GAMES_AT_ONCE) % nodes;
      const entranceOf = (number: number) =>
        entrances[(owner + 1 + (number % (nodes - 1))) % nodes]?.url ?? '';
      const batch = await Promise.all(
        MOMENTS.slice(0, games - done).map(async (timed, at) => {
          const isTimed = (done / GAMES_AT_ONCE) % ACKNOWLEDGED_EVERY > 0;
          const moment: Moment = isTimed ? timed : 'acknowledged';
          const pair = await newPair(urls[owner] ?? '', done + at);
          return { moment, pages: await beginGame(urls[owner] ?? '', entranceOf, pair) };
        }),
      );
      const results = await faultDuring(batch, async () => cluster.nodes[owner]?.kill());
      for (const [at, { outcome, fault }] of results.entries()) {
        const moment = String(batch[at]?.moment);
        increment(outcomes, `${moment}: ${outcome.kind}`);
        waited.push(outcome.waitedMs);
        if (fault !== undefined) broken.push(`game ${done + at + 1}, kill ${moment}: ${fault}`);
      }
      for (const { pages } of batch) for (const page of pages) page.leave();
      await cluster.nodes[owner]?.restart();
      if (!(await cluster.allUp())) throw new Error('a node did not return');
      onProgress?.(`${done + batch.length} games, ${broken.length} broken`);
    }
  } finally {
    await Promise.all(entrances.map((entrance) => entrance.close()));
    await cluster.remove();
  }
  const longest = [50, 95, 100].map((share) => `${Math.round(percentile(waited, share))} ms`).join(', ');
  return {
    name: `Answers during the death of a node, ${games} games of Chain of Legends on ${nodes} nodes`,
    broken,
    figures: [
      ['answers', countsText(outcomes)],
      ['wait for the outcome, p50, p95, longest', longest],
      ['waits above two seconds', waited.filter((ms) => ms > 2_000).length],
    ],
  };
}

/** Two new guests, because an account creates a few lobbies only. Each pair has an address of its own. */
async function newPair(url: string, number: number): Promise<readonly [Identity, Identity]> {
  const address = `10.0.${Math.floor(number / 250)}.${1 + (number % 250)}`;
  const names = [guestName(2 * number), guestName(2 * number + 1)] as const;
  return [await createGuest(url, names[0], address), await createGuest(url, names[1], address)];
}

/** Creates a lobby at a node, in which both players play through other nodes. */
async function beginGame(
  ownerUrl: string,
  entranceOf: (number: number) => string,
  [first, second]: readonly [Identity, Identity],
): Promise<Game['pages']> {
  const socket = new GameSocket(chainOfLegends, { url: ownerUrl, token: first.token });
  const payload = { name: 'Answers', maxPlayers: 2, guessTime: TURN_SECONDS, lives: 3 };
  const create = async () => {
    await socket.opened();
    return socket.ask({ action: 'createLobby', payload }, ({ action }) => action === 'lobbyCreated');
  };
  let created = await create();
  // A node that was silent for longer than its lease, on a busy machine, refuses until it has the lease again.
  for (let tries = 1; created.kind !== 'frame' && tries < 20; tries += 1) {
    await sleep(500);
    created = await create();
  }
  if (created.kind !== 'frame' || created.frame.action !== 'lobbyCreated') throw new Error('no lobby');
  const { lobbyId } = created.frame.payload;
  const pages = [
    new ChainPage(entranceOf(0), first, lobbyId),
    new ChainPage(entranceOf(1), second, lobbyId),
  ] as const;
  await Promise.all(pages.map((page) => page.begin(2)));
  socket.close();
  return pages;
}

/** Gives one answer in each game, so that the fault comes at its moment; then another one, with which the game goes on. */
async function faultDuring(
  games: readonly Game[],
  cause: () => Promise<unknown>,
): Promise<readonly { readonly outcome: Outcome; readonly fault: string | undefined }[]> {
  let fault: Promise<unknown> | undefined;
  const causeOnce = (): Promise<unknown> => (fault ??= cause());
  const isTimed = games.every(({ moment }) => moment !== 'acknowledged');
  const timer = isTimed ? sleep(KILL_AT_MS).then(causeOnce) : undefined;
  const results = await Promise.all(
    games.map(async ({ pages, moment }) => {
      const [answering, other] = pages[0].isOnTurn ? pages : pages.toReversed();
      if (answering === undefined || other === undefined) throw new Error('no player is on turn');
      const before = await answering.shows(0);
      if (moment === 'before') await timer;
      else await sleep(delayOf(moment));
      if (moment === 'with another frame') other.close();
      const answered = answering.answer();
      if (moment === 'acknowledged') void answered.then(causeOnce);
      const outcome = await answered;
      other.open();
      return { outcome, fault: await faultOf([answering, other], before, outcome) };
    }),
  );
  await fault;
  return results;
}

function delayOf(moment: Exclude<Moment, 'before'>): number {
  if (moment === 'acknowledged') return 0;
  return KILL_AT_MS - (moment === 'with another frame' ? 8 : moment);
}

async function faultOf(
  [answering, other]: readonly [ChainPage, ChainPage],
  before: Awaited<ReturnType<ChainPage['shows']>>,
  { kind }: Outcome,
): Promise<string | undefined> {
  if (kind !== 'taken') return `the answer ${kind === 'vanished' ? 'vanished' : 'was refused'}`;
  await other.shows(before.turn + 1);
  const next = await other.answer();
  if (next.kind !== 'taken') return `the next answer: ${next.kind}`;
  const after = await answering.shows(before.turn + 2);
  const lives = after.players.map((player) => player.lives);
  const isRight =
    after.turn === before.turn + 2 &&
    after.championsUsed === before.championsUsed + 2 &&
    lives.every((left) => left === 3);
  return isRight
    ? undefined
    : `turn ${after.turn}, ${after.championsUsed} names, lives ${lives.join(' and ')}`;
}
