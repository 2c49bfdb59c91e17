import { namesStartingWith } from '@hub/games/chain-of-legends/testing/player.ts';
import type { DrawnCommand } from './frames.ts';
import type { Json } from './schema-values.ts';

type Field = Record<string, unknown>;

const asObject = (value: unknown): Field =>
  typeof value === 'object' && value !== null ? (value as Field) : {};
const REMEMBERED = 6;
const SEATS = [0, 1, 2, 3, -1, -2];

/** The ids and names that the players of a sequence have received, so that commands can refer to them. */
export class Known {
  #ids: string[] = [];
  #names: string[] = ['Ahri'];

  get hasRoom(): boolean {
    return this.#ids.length > 0;
  }

  add({ payload }: { readonly payload?: unknown }): void {
    const { gameId, lobbyId, gameState, lobbyData, lobbies } = asObject(payload);
    const state = asObject(gameState);
    const listed = Array.isArray(lobbies) ? lobbies.map((lobby) => asObject(lobby)['id']) : [];
    for (const id of [
      gameId,
      lobbyId,
      state['gameId'],
      state['lobbyId'],
      asObject(lobbyData)['id'],
      ...listed,
    ])
      this.#remember(id);
    this.#addNames(state);
  }

  #remember(id: unknown): void {
    if (typeof id !== 'string') return;
    this.#ids = [id, ...this.#ids.filter((known) => known !== id)].slice(0, REMEMBERED);
  }

  /** The names that can be guessed, or those that fit the chain. */
  #addNames({ championsData, championData, nextLetter }: Field): void {
    if (Array.isArray(championsData)) this.#names = championsData.map((one) => String(asObject(one)['name']));
    if (typeof championData !== 'object' || championData === null) return;
    const names = Object.keys(championData);
    const fitting = namesStartingWith(typeof nextLetter === 'string' ? nextLetter : null, names);
    this.#names = fitting.length > 0 ? fitting : names;
  }

  /** The payload with existing ids and names. */
  fitted({ payload, pick, isFit }: DrawnCommand): Json {
    if (!isFit) return payload;
    const {
      playerId: _foreign,
      accessToken: _unknown,
      ...fields
    } = asObject(payload) as Record<string, Json>;
    // Usually the newest room, so that the players meet.
    const id = this.#ids[pick % 4 === 0 ? pick % REMEMBERED : 0];
    const name = this.#names[pick % this.#names.length];
    for (const key of ['gameId', 'lobbyId']) if (key in fields && id !== undefined) fields[key] = id;
    if ('champion' in fields && name !== undefined) fields['champion'] = name;
    if (
      typeof fields['guess'] === 'string' &&
      !['higher', 'lower'].includes(fields['guess']) &&
      name !== undefined
    )
      fields['guess'] = name;
    if ('seat' in fields) fields['seat'] = SEATS[pick % SEATS.length] ?? 0;
    if ('password' in fields && pick % 8 !== 0) delete fields['password'];
    return fields;
  }
}
