import type { Character } from '@hub/engine/wire/bots';
import { firstOf } from './filled.ts';

/** How the player does against bots in a game. */
export interface BotRecord {
  /** Games in the record; 0: the figures are those of a new player. */
  readonly games: number;
  /** Expected wins in ten games against each bot alone. */
  readonly winsOfTen: Readonly<Record<Character, number>>;
}

export type UseBotRecord = (game: string) => BotRecord | undefined;

/** The player's record in a game; undefined until it is known. */
export const useBotRecord: UseBotRecord =
  firstOf(
    import.meta.glob<UseBotRecord>('../*/screen/places/bot-record.ts', {
      eager: true,
      import: 'useBotRecord',
    }),
  ) ?? (() => undefined);
