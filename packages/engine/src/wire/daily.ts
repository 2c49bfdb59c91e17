import * as z from 'zod/mini';
import { attributeStatusSchema } from './attribute-status.ts';
import type { GameRefusal } from './envelope.ts';
import { daySchema, gameIdSchema } from './ids.ts';
import { GIVE_UP_GUESSES } from './limits.ts';

/** Schema of the result of a guess for one attribute, whose values have this schema. */
export const attribute = <T extends z.ZodMiniType>(value: T) =>
  z.object({
    isCorrect: attributeStatusSchema.check(
      z.describe(
        'medium: some overlap; higher, lower: the answer is higher (later) or lower (earlier) than the guess',
      ),
    ),
    value: value.check(z.describe('Value of the guess')),
    correctValue: z
      .optional(value)
      .check(
        z.describe(
          'The part that the answer shares: all if correct, the overlap if medium, otherwise absent',
        ),
      ),
  });

const callerFields = {
  playerId: z
    .optional(z.string().check(z.maxLength(64)))
    .check(z.describe("The caller's own player id; any other is refused")),
  name: z.optional(z.string().check(z.maxLength(64))).check(z.describe('Accepted and ignored')),
  usernameEffect: z
    .optional(z.nullable(z.string().check(z.maxLength(64))))
    .check(z.describe('Accepted and ignored')),
};

/** The commands of every daily game. */
export const dailyCommands = {
  startGame: z.object({
    ...callerFields,
    gameId: z
      .optional(z.string().check(z.maxLength(64)))
      .check(
        z.describe(
          'A puzzle that this page has not finished; it is resumed for 24 hours, but counts only if it is finished by 00:30 UTC of the next day',
        ),
      ),
    practice: z
      .optional(daySchema)
      .check(
        z.describe(
          'A past day of the archive, to be played for nothing instead of today; resumes the unfinished practice of that day',
        ),
      ),
  }),
  submitGuess: z.object({
    ...callerFields,
    gameId: z.string().check(z.maxLength(64)),
    guess: z.string().check(z.minLength(1), z.maxLength(64), z.describe('The name of the guess')),
    hard: z
      .optional(z.boolean())
      .check(
        z.describe(
          'Hard mode, chosen with the first guess; a later guess is refused with `mode_is_fixed` if it differs',
        ),
      ),
  }),
  giveUp: z.object({ ...callerFields, gameId: z.string().check(z.maxLength(64)) }),
};

/** Fields of the state of every daily game. */
export const dailyStateFields = {
  gameId: gameIdSchema,
  version: z.int().check(z.describe('Rises by one with every change')),
  day: daySchema.check(z.describe('The UTC day of this puzzle')),
  gameOver: z.boolean(),
  reward: z.int().check(z.describe('Blue Essence paid for this puzzle; 0 until the game is over')),
  streak: z.int().check(z.describe('Length of the streak, including this puzzle once it is over')),
  hard: z.optional(z.literal(true)).check(z.describe('Only in hard mode, from the first guess on')),
  late: z
    .optional(z.literal(true))
    .check(
      z.describe(
        'Only from 00:30 UTC of the next day on, unless it was finished before: it counts for nothing',
      ),
    ),
  givenUp: z
    .optional(z.literal(true))
    .check(
      z.describe(
        `Only once the player has given up, which takes ${GIVE_UP_GUESSES} guesses: the game is over with its answer, and the day is not solved`,
      ),
    ),
  refused: z
    .optional(
      z.object({
        id: z.string().check(z.describe('Id of the guess')),
        attribute: z.string().check(z.describe('The field of the result that it ignored')),
        rule: z
          .enum(['keep', 'avoid', 'higher', 'lower'])
          .check(z.describe('Whether it must have the values, not have them, or be higher or lower')),
        values: z.array(z.string()),
      }),
    )
    .check(
      z.describe(
        'Only in hard mode: the last guess, if it ignored something known; it is not counted. `guesses` is unchanged then',
      ),
    ),
  practice: z
    .optional(z.literal(true))
    .check(z.describe('Only in practice of a past day, which counts for nothing')),
  coach: z
    .optional(
      z.object({
        possible: z
          .array(z.int())
          .check(z.describe('Answers that were possible before the first guess and after each one')),
        best: z.int().check(z.describe('Index of the guess that ruled out the largest share')),
        better: z
          .nullable(z.object({ guess: z.int(), id: z.string(), possible: z.int() }))
          .check(z.describe('Index of a guess, and the id of one that would have left fewer answers')),
        skill: z.nullable(z.int()).check(z.describe('0 to 100, against the best possible answers')),
        luck: z.number().check(z.describe('Bits that the guesses told beyond what could be expected')),
      }),
    )
    .check(
      z.describe(
        'What the guesses were worth; only once the game is solved, and only in games without clues',
      ),
    ),
};

/** Something that can be guessed, as players see it. */
export const candidateSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().check(z.describe('File name of its picture')),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** Schema of the state of a daily game; `clues` are fields that only this game has. */
export const dailyStateSchema = <
  Guess extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Clues extends Readonly<Record<string, z.ZodMiniType>>,
>(
  guess: Guess,
  answer: Answer,
  clues: Clues,
) =>
  z.object({
    ...dailyStateFields,
    candidates: z.array(candidateSchema).check(z.describe('Everything that can be guessed, sorted by name')),
    guesses: z.array(guess).check(z.describe('Results so far, oldest first')),
    answer: z.nullable(answer).check(z.describe('Null until the game is over')),
    ...clues,
  });

/** The refusals of a guess, by the noun of what is guessed, such as "champion". */
const guessRefusals = (noun: string): GuessRefusals => ({
  unknown_guess: { code: `unknown_${noun}`, message: `There is no ${noun} of that name.` },
  repeated_guess: { code: `repeated_${noun}`, message: `You have guessed that ${noun} already.` },
});
export type GuessRefusals = Readonly<Record<'unknown_guess' | 'repeated_guess', GameRefusal>>;

/** The endpoint of a daily game, with the schema of its state. */
export const dailyEndpoint = <State extends z.ZodMiniType>(
  { id }: { readonly id: string },
  { summary, state, guessOf }: { readonly summary: string; readonly state: State; readonly guessOf: string },
) => {
  const gameState = z.object({ gameState: state });
  return {
    name: id,
    summary,
    path: `/ws/${id}`,
    commands: dailyCommands,
    frames: { gameStarted: gameState, gameStateUpdate: gameState, alreadyPlayed: gameState },
    refusals: guessRefusals(guessOf),
  };
};
