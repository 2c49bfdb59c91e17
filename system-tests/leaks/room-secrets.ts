import { emojiSets } from '@hub/catalog/emoji-sets';
import type { ChainTypes } from '@hub/chain-of-legends/rules/rules.ts';
import type { ChampionRiftTypes } from '@hub/champion-rift/rules/rules.ts';
import type { ClashTypes } from '@hub/cooldown-clash/rules/rules.ts';
import type { EmojiRiftTypes } from '@hub/emoji-rift/rules/rules.ts';
import type { Random } from '@hub/engine/kernel/random';
import type { LobbyTypes } from '@hub/engine/lobby/rules';
import type { ItemRiftTypes } from '@hub/item-rift/rules/rules.ts';
import type { MoreOrLessTypes } from '@hub/more-or-less/rules/rules.ts';
import {
  nextSecretSection,
  type RiftGuesserTypes,
  riftGuesserRules,
  type Section,
  secretSection,
} from '@hub/rift-guesser/rules/rules.ts';
import { textsOfAnswer } from './daily-days.ts';
import { type Outgoing, type Secret, secretOf } from './secrets.ts';

/** A stored room; `owner` is the player id of its only player. */
export type StoredRoom = { readonly state: unknown; readonly owner: string };
/** The current secrets of rooms. */
export type RoomSecrets = (rooms: readonly StoredRoom[]) => readonly Secret[];
type SecretsOfRoom = (stored: unknown) => readonly Secret[];

const each =
  (secretsOf: SecretsOfRoom): RoomSecrets =>
  (rooms) =>
    rooms.flatMap(({ state }) => secretsOf(state));

/** Shorter numbers occur in every frame. */
const DIGITS_MIN = 5;

const revealing = (numbers: readonly number[]): string[] =>
  numbers.map(String).filter((text) => text.replace('.', '').length >= DIGITS_MIN);

/** The seed determines all future draws. */
const chance = ([seed]: Random): Secret => secretOf('random seed', [seed]);

const VIEWED = { now: 0, facts: null };

/** Separators of two coordinates. */
const BETWEEN = ['/', ',', ', ', ':', ';', ' ', '-', '_', ',"y":'];
const HUNDREDTHS = 100;

/** Coordinates with enough digits alone, all of them as pairs, in both units. */
function position({ x, y, width, height }: Section): Secret {
  const points = [
    [x, y],
    [x + width / 2, y + height / 2],
  ].map((point) => point.map((at) => Math.round(at * HUNDREDTHS)));
  const inUnits = points.map((point) => point.map((at) => at / HUNDREDTHS));
  const pairs = [...points, ...inUnits].flatMap((point) => BETWEEN.map((between) => point.join(between)));
  return secretOf('position', [...revealing(inUnits.flat()), ...pairs]);
}

/** The champion of the day is the same for all players; only those who have found it may receive it. */
const riftSecrets: RoomSecrets = (rooms) => {
  const rifts = rooms.map(({ state, owner }) => ({ ...(state as ChampionRiftTypes['state']), owner }));
  return [...new Set(rifts.map(({ answerId }) => answerId))].map((answerId) => {
    const found = rifts.filter((rift) => rift.over && rift.answerId === answerId);
    const finders = new Set(found.map(({ owner }) => owner));
    const isFinder = ({ listener }: Outgoing): boolean => finders.has(listener ?? '');
    return secretOf('champion of the day', textsOfAnswer(answerId), isFinder);
  });
};

/** Like the champion of the day. Names in recipes have no mark; a bare id looks like a price. */
const itemSecrets: RoomSecrets = (rooms) => {
  const rifts = rooms.map(({ state, owner }) => ({ ...(state as ItemRiftTypes['state']), owner }));
  return [...new Set(rifts.map(({ answerId }) => answerId))].map((answerId) => {
    const found = rifts.filter((rift) => rift.over && rift.answerId === answerId);
    const finders = new Set(found.map(({ owner }) => owner));
    const isFinder = ({ listener }: Outgoing): boolean => finders.has(listener ?? '');
    return secretOf('item of the day', textsOfAnswer(answerId), isFinder);
  });
};

/** The champion, and each of its emoji, which only players may receive who have guessed often enough. */
const emojiSecrets: RoomSecrets = (rooms) => {
  const rifts = rooms.map(({ state, owner }) => ({ ...(state as EmojiRiftTypes['state']), owner }));
  const emoji = [...new Set(rifts.map(({ answerId }) => answerId))].flatMap((answerId) => {
    const ofDay = rifts.filter((rift) => rift.answerId === answerId);
    const set = emojiSets.find(({ id }) => id === answerId)?.emoji ?? [];
    return set.map((one, index) => {
      const due = ofDay.filter(({ guesses, over }) => over || guesses.length >= index);
      const listeners = new Set(due.map(({ owner }) => owner));
      // Champions share some emoji, so practice of a past day shows them too.
      const mayGo = ({ listener, text }: Outgoing): boolean =>
        listeners.has(listener ?? '') || text.includes('"practice":true');
      return secretOf('emoji of the day', [one], mayGo);
    });
  });
  return [...riftSecrets(rooms), ...emoji];
};

const priceSecrets: SecretsOfRoom = (stored) => {
  const { phase, nextItem, random } = stored as MoreOrLessTypes['state'];
  const isOut = phase === 'revealing' || phase === 'over';
  return [chance(random), ...(isOut ? [] : [secretOf('next price', [String(nextItem.priceGold)])])];
};

const positionSecrets: SecretsOfRoom = (stored) => {
  const state = stored as RiftGuesserTypes['state'];
  const { section } = secretSection(state);
  return [
    chance(state.random),
    position(nextSecretSection(state).section),
    ...(state.phase === 'guessing' ? [position(section)] : []),
  ];
};

const chainSecrets: SecretsOfRoom = (stored) => {
  const { seed, game } = stored as LobbyTypes<ChainTypes>['state'];
  return [secretOf('random seed', [seed]), ...(game === null ? [] : [chance(game.random)])];
};

const clashSecrets: SecretsOfRoom = (stored) => {
  const { seed, game } = stored as LobbyTypes<ClashTypes>['state'];
  const seeded = secretOf('random seed', [seed]);
  if (game === null) return [seeded];
  const { action, spell, random } = game;
  const cooldown = secretOf('cooldown', spell.cooldownSeconds.map(String));
  return [seeded, chance(random), ...(action === 'showResults' ? [] : [cooldown])];
};

/** The revealed text of a room, as in frames. */
export function revealedIn(endpoint: string, stored: unknown): readonly string[] {
  if (endpoint !== 'riftGuesser') return [];
  const state = stored as RiftGuesserTypes['state'];
  if (state.phase === 'guessing') return [];
  const { position, section } = riftGuesserRules.view(state, { kind: 'seat', seat: 0 }, VIEWED);
  return [`"zoomPosition":${JSON.stringify(section)},"actualPosition":${JSON.stringify(position)}`];
}

/** By endpoint. */
export const roomSecrets: Readonly<Record<string, RoomSecrets>> = {
  championRift: riftSecrets,
  itemRift: itemSecrets,
  emojiRift: emojiSecrets,
  moreOrLess: each(priceSecrets),
  riftGuesser: each(positionSecrets),
  chainOfLegends: each(chainSecrets),
  cooldownClash: each(clashSecrets),
};

/** Whether the room is practice of a past day, whose answer is public. */
export const isPractice = (state: unknown): boolean => (state as { practice?: boolean }).practice === true;

/** The players who have found the answer of the day. */
export const findersIn = (rooms: readonly StoredRoom[]): ReadonlySet<string> =>
  new Set(rooms.filter(({ state }) => (state as { over?: boolean }).over === true).map(({ owner }) => owner));
