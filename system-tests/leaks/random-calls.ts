import { SCOPES } from '@hub/features/leaderboards/calls.ts';
import { endpoints } from '@hub/features/registry.ts';
import { ITEM_TYPES } from '@hub/protocol/cosmetics';
import { dailyGames } from '@hub/protocol/games';
import type { SeededRandom } from '../players/seeded-random.ts';
import type { CallOptions, Person } from './calls.ts';

/** Calls that would end the accounts of the players. */
const LEFT_OUT = new Set(['createAccount', 'deleteAccount', 'keepAccount', 'signOutEverywhere']);
const CALLED = endpoints.filter(({ name }) => !LEFT_OUT.has(name));

const CONSENT = {
  code: 'a code',
  state: 'a state',
  flow: 'a flow',
  username: 'Player',
  player_id: 'unknown',
};
const BODY = {
  ...CONSENT,
  origin: 'http://hub.test',
  code: '0000-0000-0000-0000',
  signOutElsewhere: false,
  playerId: 'unknown',
  name: 'Player',
  score: 3,
  sessionId: '0b9f6a52-6d0e-4a3e-9d5c-0a4f4e0d4c11',
  itemId: 'nothing',
};

/**
 * A random call about any account; about half are refused. `dailyMode`: the daily game that is played, because the past
 * answers of another one may be coming answers of this one.
 */
export function callOf(
  random: SeededRandom,
  people: readonly Partial<Person>[],
  dailyMode: string | undefined,
): CallOptions {
  const { method, path } = random.pick(CALLED) ?? { method: 'GET', path: '/health' };
  const person = random.pick(people);
  const id = (random.percent(50) ? person?.playerId : person?.accountId) ?? 'unknown';
  const values: Record<string, string> = {
    id,
    playerId: person?.playerId ?? 'unknown',
    score: String(random.between(0, 60)),
    offset: '0',
    limit: '20',
    scope: random.pick(SCOPES) ?? 'globe',
    query: 'Guest',
    type: random.pick(ITEM_TYPES) ?? '',
    newsId: '1',
    itemId: 'nothing',
    mode: dailyMode ?? random.pick(dailyGames)?.id ?? '',
  };
  const url = `/api${path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'x')}`;
  return method === 'GET' ? { url } : { method, url, payload: BODY };
}

/** What a moderator reads, without what needs an id of a report. */
const READ_BY_MODERATORS = endpoints.filter(
  ({ method, path, policy }) =>
    method === 'GET' && policy.access.endsWith('moderator') && !path.includes('/reports/:id'),
);

/** The address of a random reading call of a moderator, about one of these players. */
export function moderatorCallOf(random: SeededRandom, people: readonly Partial<Person>[]): string {
  const path = random.pick(READ_BY_MODERATORS)?.path ?? '/admin/rooms';
  const query = { '/admin/reports': '?state=waiting', '/admin/name-filter/try': '?name=Guest' }[path] ?? '';
  const player = random.pick(people)?.playerId;
  if (path.includes(':player') && player === undefined) return '/api/admin/rooms';
  return `/api${path.replace(':player', player ?? '')}${query}`;
}
