import type { AttributeStatus } from '@hub/engine/wire/attribute-status';
import type { ChampionReveal, GuessResult, ChampionRiftState as RiftGame } from '../../game.ts';
import { championRiftStateSchema } from '../../game.ts';

/** The attributes of a champion that are compared in a guess. */
export interface Facts {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly position: string[];
  readonly role: string[];
  readonly region: string[];
  readonly damage: string;
  readonly rangetype: string[];
  readonly resource: string;
  readonly price: number;
  readonly releaseDate: string;
}

const champion = (
  [id, name, title]: [string, string, string],
  [position, role, region, rangetype]: [string[], string[], string[], string[]],
  [damage, resource, price, releaseDate]: [string, string, number, string],
): Facts => ({ id, name, title, position, role, region, rangetype, damage, resource, price, releaseDate });

export const AHRI = champion(
  ['Ahri', 'Ahri', 'the Nine-Tailed Fox'],
  [['Middle'], ['Mage', 'Assassin'], ['Ionia'], ['Ranged']],
  ['Magic', 'Mana', 1575, '2011-12-14'],
);
export const ANIVIA = champion(
  ['Anivia', 'Anivia', 'the Cryophoenix'],
  [['Middle', 'Support'], ['Mage'], ['Freljord'], ['Ranged']],
  ['Magic', 'Mana', 1350, '2009-07-10'],
);
export const GAREN = champion(
  ['Garen', 'Garen', 'The Might of Demacia'],
  [['Top'], ['Fighter', 'Tank'], ['Demacia'], ['Melee']],
  ['Physical', 'None', 450, '2010-04-27'],
);
export const WUKONG = champion(
  ['MonkeyKing', 'Wukong', 'the Monkey King'],
  [['Top', 'Jungle'], ['Fighter', 'Tank'], ['Ionia'], ['Melee']],
  ['Physical', 'Mana', 1575, '2011-07-26'],
);
export const ROSTER: readonly Facts[] = [AHRI, ANIVIA, GAREN, WUKONG];

const imageOf = ({ id }: Facts): string => `${id}.png`;

/** Returns the result of a guess in the wire format. */
export function resultOf(guess: Facts, answer: Facts): GuessResult {
  return {
    image: imageOf(guess),
    name: value(guess.name, answer.name),
    position: list(guess.position, answer.position),
    role: list(guess.role, answer.role),
    region: list(guess.region, answer.region),
    damage: value(guess.damage, answer.damage),
    rangetype: list(guess.rangetype, answer.rangetype),
    resource: value(guess.resource, answer.resource),
    price: ordered(guess.price, answer.price),
    releaseDate: ordered(guess.releaseDate, answer.releaseDate),
  };
}

interface Told<Value> {
  isCorrect: AttributeStatus;
  value: Value;
  correctValue?: Value;
}

const value = (guess: string, answer: string): Told<string> =>
  guess === answer
    ? { isCorrect: 'correct', value: guess, correctValue: guess }
    : { isCorrect: 'wrong', value: guess };

function list(guess: string[], answer: string[]): Told<string[]> {
  const shared = guess.filter((entry) => answer.includes(entry));
  if (shared.length === 0) return { isCorrect: 'wrong', value: guess };
  const isWhole = shared.length === guess.length && shared.length === answer.length;
  return { isCorrect: isWhole ? 'correct' : 'medium', value: guess, correctValue: shared };
}

function ordered<Value extends number | string>(guess: Value, answer: Value): Told<Value> {
  if (guess === answer) return { isCorrect: 'correct', value: guess, correctValue: guess };
  return { isCorrect: answer > guess ? 'higher' : 'lower', value: guess };
}

interface RiftOptions {
  readonly answer: Facts;
  readonly guesses?: readonly Facts[];
  readonly gameId?: string;
  readonly streak?: number;
}

/** Returns a rift as the server sends it, validated by the schema; over once the answer is guessed. */
export function riftOf({
  answer,
  guesses = [],
  gameId = 'rift-of-today',
  streak = 7,
}: RiftOptions): RiftGame {
  const results = guesses.map((guess) => resultOf(guess, answer));
  const gameOver = guesses.includes(answer);
  return championRiftStateSchema.parse({
    gameId,
    version: guesses.length,
    day: '2026-11-21',
    championsData: ROSTER.map((facts) => ({ id: facts.id, name: facts.name, image: imageOf(facts) })),
    guesses: results,
    lastGuessResult: results.at(-1) ?? null,
    gameOver,
    champion: gameOver ? revealOf(answer) : null,
    reward: gameOver ? 100 : 0,
    streak: gameOver ? streak : streak - 1,
  });
}

export const revealOf = (facts: Facts): ChampionReveal => ({
  id: facts.id,
  name: facts.name,
  image: imageOf(facts),
  title: facts.title,
});
