import {
  type AttributeStatus,
  CHAMPION_ATTRIBUTES,
  type ChampionAttribute,
  type GuessResult,
} from '../game.ts';
import { championRiftTexts as texts } from './texts.ts';

/** What a cell can say; `locked` is an attribute that nothing is known about. */
export type CellStatus = AttributeStatus | 'locked';

/** What an attribute holds, as it came over the wire. */
export type AttributeValue = string | number | readonly string[];

/** The columns of the board, in order. */
export const COLUMNS: readonly { readonly attribute: ChampionAttribute; readonly header: string }[] =
  CHAMPION_ATTRIBUTES.map((attribute) => ({ attribute, header: texts.columns[attribute] }));

export const ATTRIBUTE_COUNT = CHAMPION_ATTRIBUTES.length;

/** What a status means, in a word for those who do not see the colour: a release is later or earlier, not higher. */
export function statusWord(attribute: ChampionAttribute, status: CellStatus): string {
  const isDirection = status === 'higher' || status === 'lower';
  return isDirection && attribute === 'releaseDate' ? texts.releaseStatuses[status] : texts.statuses[status];
}

/** A value as the list of its parts: lists as they are, anything else as one text. */
export const partsOf = (value: AttributeValue): readonly string[] =>
  typeof value === 'object' ? value : [String(value)];

/** The parts of a value as a cell shows them: `Middle` reads Mid, a release is its year. */
export function cellText(attribute: ChampionAttribute, parts: readonly string[]): string {
  if (attribute === 'releaseDate') return parts.map((date) => date.slice(0, 4)).join(', ');
  if (attribute === 'position')
    return parts.map((lane) => (lane === 'Middle' ? texts.middle : lane)).join(', ');
  return parts.join(', ');
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2011-12-14` as `14 December 2011`. */
export const fullDate = (isoDate: string): string => longDate.format(new Date(isoDate));

/** Id of the champion behind a portrait's file name: `MonkeyKing.png` is `MonkeyKing` (games 4). */
export const championIdOf = (image: string): string => image.replace(/\.\w+$/, '');

/** One attribute of a guess, whatever it holds. */
export function clueOf(result: GuessResult, attribute: ChampionAttribute): Clue {
  return result[attribute];
}

export interface Clue {
  readonly isCorrect: AttributeStatus;
  readonly value: AttributeValue;
  readonly correctValue?: AttributeValue | undefined;
}
