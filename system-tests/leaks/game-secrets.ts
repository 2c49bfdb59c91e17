import type { Game } from '@hub/engine/binding/binding';
import type { GameServices } from '@hub/engine/binding/services';
import type { DailyEntry, DailyFacts } from '@hub/engine/daily/facts';
import type { GameTypes } from '@hub/engine/kernel/rules';
import type { GameLeaks } from '@hub/engine/testing/game-leaks';
import { createGames } from '../../apps/server/src/games.ts';
import { testingParts } from '../games.ts';
import { textsOfValue } from './encodings.ts';
import { type Outgoing, type Secret, secretOf } from './secrets.ts';

/** A stored room; `owner` is the player id of its only player. */
export type StoredRoom = { readonly state: unknown; readonly owner: string };

const leaks = await testingParts<GameLeaks<GameTypes>>('leaks');

/** The product's games, whose facts are marked where their secrets would look like public text. */
export const markedGames = (services: GameServices): readonly Game[] =>
  createGames(services).map((game) => {
    const facts = leaks.get(game.descriptor.id)?.mark?.(game.facts);
    return facts === undefined ? game : { ...game, facts };
  });

/** A puzzle of a daily game on which nobody has begun. */
const newPuzzle = ({ rules, facts }: Game, answerId: string): unknown =>
  rules.setup({
    options: { day: '2026-11-20', answerId, streakBefore: 0, rewardEssence: 0 },
    seats: 1,
    seed: '',
    now: 0,
    facts,
  });

/** Everything that can be guessed in a daily game. */
export const entriesOf = ({ facts }: Game): readonly DailyEntry[] =>
  (facts as DailyFacts<DailyEntry>).entries;

/** All texts that name this answer of a daily game. */
export const textsOfAnswer = (game: Game, answerId: string): readonly string[] =>
  game.rules
    .secretsOf(newPuzzle(game, answerId), game.facts)
    .flatMap(({ name, values }) => (name === 'answer' ? values.flatMap(textsOfValue) : []));

/** A value of headers about security, which looks like the clue None. */
const NONE_IN_HEADERS = /'none'|"x-permitted-cross-domain-policies":"none"/g;

/** Returns a function that removes the public text of a game: the list of what can be guessed, and what its folder names. */
export function withoutPublicText(game: Game): (text: string) => string {
  const { rules, facts, descriptor } = game;
  const publicText = leaks.get(descriptor.id)?.publicText;
  const view =
    descriptor.kind === 'daily'
      ? rules.view(newPuzzle(game, entriesOf(game)[0]?.id ?? ''), { kind: 'public' }, { now: 0, facts })
      : {};
  const { candidates = null } = view as { readonly candidates?: unknown };
  const list = JSON.stringify(candidates);
  return (text) => {
    const plain = text.replaceAll(NONE_IN_HEADERS, '');
    const rest = candidates === null ? plain : plain.replaceAll(list, '');
    return publicText === undefined ? rest : rest.replaceAll(publicText, '');
  };
}

/** Text of frames that is public from this state on. */
export const revealedIn = ({ descriptor }: Game, state: unknown): readonly string[] =>
  leaks.get(descriptor.id)?.revealedIn?.(state) ?? [];

type Hidden = { readonly name: string; readonly texts: readonly string[]; readonly key: string };

/** The current secrets of a game's rooms, as its rules name them. */
export function secretsOfRooms(game: Game, rooms: readonly StoredRoom[]): readonly Secret[] {
  const hidden = rooms.map(({ state, owner }) => ({
    owner,
    secrets: game.rules.secretsOf(state, game.facts).flatMap(({ name, values }): Hidden[] =>
      values.map((value) => ({
        name,
        texts: textsOfValue(value),
        key: `${name} ${JSON.stringify(value)}`,
      })),
    ),
  }));
  const all = new Map(hidden.flatMap(({ secrets }) => secrets).map((secret) => [secret.key, secret]));
  // All players of a daily game have the same answer; who has found it may receive it.
  const isShared = game.descriptor.kind === 'daily';
  return [...all.values()].map(({ name, texts, key }) => {
    const open = hidden.filter(({ secrets }) => isShared && !secrets.some((one) => one.key === key));
    const listeners = new Set(open.map(({ owner }) => owner));
    const mayGo = ({ listener, text }: Outgoing): boolean =>
      // Answers share some clues, so practice of a past day shows them too.
      listeners.has(listener ?? '') || (name === 'clue' && text.includes('"practice":true'));
    return secretOf(name, texts, mayGo);
  });
}

/** Whether the room is practice of a past day, whose answer is public. */
export const isPractice = (state: unknown): boolean => (state as { practice?: boolean }).practice === true;

/** The players who have found the answer of the day. */
export const findersIn = (rooms: readonly StoredRoom[]): ReadonlySet<string> =>
  new Set(rooms.filter(({ state }) => (state as { over?: boolean }).over === true).map(({ owner }) => owner));
