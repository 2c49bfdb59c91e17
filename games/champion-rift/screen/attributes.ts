import {
  type AttributeStatus,
  CHAMPION_ATTRIBUTES,
  type ChampionAttribute,
  type GuessResult,
} from '../game.ts';
import { championRiftTexts as texts } from './texts.ts';

/** Status of a cell; `locked` means that nothing is known about the attribute. */
export type CellStatus = AttributeStatus | 'locked';

/** The value of an attribute as received from the server. */
export type AttributeValue = string | number | readonly string[];

/** The columns of the board, in order. */
export const COLUMNS: readonly { readonly attribute: ChampionAttribute; readonly header: string }[] =
  CHAMPION_ATTRIBUTES.map((attribute) => ({ attribute, header: texts.columns[attribute] }));

export const ATTRIBUTE_COUNT = CHAMPION_ATTRIBUTES.length;

/** Returns a status as a word for screen readers; releases are `later` or `earlier`, not `higher`. */
export function statusWord(attribute: ChampionAttribute, status: CellStatus): string {
  const isDirection = status === 'higher' || status === 'lower';
  return isDirection && attribute === 'releaseDate' ? texts.releaseStatuses[status] : texts.statuses[status];
}

/** Returns a value as a list of parts; a single value becomes a list with one string. */
export const partsOf = (value: AttributeValue): readonly string[] =>
  typeof value === 'object' ? value : [String(value)];

/** Returns the text that a cell shows: `Middle` is shortened to Mid, a release date to its year. */
export function cellText(attribute: ChampionAttribute, parts: readonly string[]): string {
  if (attribute === 'releaseDate') return parts.map((date) => date.slice(0, 4)).join(', ');
  if (attribute === 'position')
    return parts.map((lane) => (lane === 'Middle' ? texts.middle : lane)).join(', ');
  return parts.join(', ');
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats `2011-12-14` as `14 December 2011`. */
export const fullDate = (isoDate: string): string => longDate.format(new Date(isoDate));

/** Returns the champion id from a portrait's file name: `MonkeyKing.png` is `MonkeyKing` (games 4). */
export const championIdOf = (image: string): string => image.replace(/\.\w+$/, '');

/** Returns the clue for one attribute of a guess. */
export function clueOf(result: GuessResult, attribute: ChampionAttribute): Clue {
  return result[attribute];
}

export interface Clue {
  readonly isCorrect: AttributeStatus;
  readonly value: AttributeValue;
  readonly correctValue?: AttributeValue | undefined;
}
