import { type BotStrength, CHARACTERS, type Character, traitsOf } from '../lobby/bots.ts';
import type { LobbyPlayer } from '../wire/lobbies.ts';
import type { RoomInfo } from './binding.ts';

/** A player or bot of a lobby on the wire. */
export type ShownPlayer = Pick<
  LobbyPlayer,
  'id' | 'seat' | 'name' | 'usernameEffect' | 'connected' | 'bot' | 'character'
>;

/** A player in the rules: `number` is a seat, or negative for a bot. */
export type RulesPlayer = { readonly number: number; readonly bot: BotStrength | null };

/** The names of the characters by their seats, and of one more bot that fits into a lobby with one player. */
const BOT_NAMES = ['Nubbin', 'Sidestep', 'Gurg', 'Skree', 'Halve', 'Hush', 'Minion'] as const;

/** The id of a player on the wire; throws a RangeError for a seat that no player has. */
export function idOf(number: number, { seats }: RoomInfo): string {
  if (number < 0) return `bot-${-number}`;
  const seated = seats[number];
  if (seated === undefined) throw new RangeError(`no player has seat ${number}`);
  return seated.player.playerId;
}

/** The name that is displayed. */
export const nameOf = (number: number, { seats }: RoomInfo): string =>
  (number < 0 ? BOT_NAMES[-number - 1] : seats[number]?.player.name) ?? `Bot ${-number}`;

/** A player with everything that is sent about them. */
export const shownPlayerOf = ({ number, bot }: RulesPlayer, room: RoomInfo): ShownPlayer => ({
  id: idOf(number, room),
  seat: number,
  name: nameOf(number, room),
  usernameEffect: room.seats[number]?.player.usernameEffect ?? null,
  connected: number < 0 || (room.seats[number]?.isConnected ?? false),
  bot: bot && traitsOf(bot).word,
  character: characterOf(bot),
});

const characterOf = (bot: BotStrength | null): Character | null =>
  CHARACTERS.find((character) => character === bot) ?? null;

/** The character that has the seat of a bot. */
export const characterAt = (number: number): Character | null => CHARACTERS[-number - 1] ?? null;
