import type { BotStrength, LobbyPlayer } from '../wire/lobbies.ts';
import type { RoomInfo } from './binding.ts';

/** Somebody in a lobby as the wire names them. */
export type ShownPlayer = Pick<LobbyPlayer, 'id' | 'seat' | 'name' | 'usernameEffect' | 'connected' | 'bot'>;

/** A player as the rules know them: a seat, or a bot below zero. */
export type RulesPlayer = { readonly number: number; readonly bot: BotStrength | null };

/** As many as can sit beside one person. */
const BOT_NAMES = ['Poro', 'Scuttle', 'Gromp', 'Raptor', 'Krug', 'Murkwolf', 'Minion'] as const;

/** The id on the wire of a player of the rules; throws a RangeError for a seat that nobody has. */
export function idOf(number: number, { seats }: RoomInfo): string {
  if (number < 0) return `bot-${-number}`;
  const seated = seats[number];
  if (seated === undefined) throw new RangeError(`nobody has seat ${number}`);
  return seated.player.playerId;
}

/** The name that everybody reads. */
export const nameOf = (number: number, { seats }: RoomInfo): string =>
  (number < 0 ? BOT_NAMES[-number - 1] : seats[number]?.player.name) ?? `Bot ${-number}`;

/** A player of the rules with everything that the wire tells of them. */
export const shownPlayerOf = ({ number, bot }: RulesPlayer, room: RoomInfo): ShownPlayer => ({
  id: idOf(number, room),
  seat: number,
  name: nameOf(number, room),
  usernameEffect: room.seats[number]?.player.usernameEffect ?? null,
  connected: number < 0 || (room.seats[number]?.isConnected ?? false),
  bot,
});
