import type { Game } from '@hub/engine/binding/binding';
import type { GameId } from '@hub/engine/wire/ids';
import { games } from '../../system-tests/games.ts';
import { NOW, type Stage, TODAY } from './stage.ts';

/** A daily game in one state, by the game's own rules and binding. */
export interface StagedDaily {
  readonly path: string;
  readonly title: string;
  /** Names that are guessed; the last one is the answer. */
  readonly names: readonly string[];
  /** Shows the game after this many guesses to a page that opens it. */
  readonly open: (stage: Stage, guesses: number) => void;
  /** Answers every guess with the game after this many guesses. */
  readonly answer: (stage: Stage, guesses: number) => void;
  /** Sends the game after this many guesses. */
  readonly update: (stage: Stage, guesses: number) => void;
}

/** Guesses with near and far values; a daily game takes the first free list whose names it knows all. */
const NAMES = [
  ['Ahri', 'Garen', 'Wukong', 'Lissandra', 'Anivia'],
  ['Long Sword', 'Infinity Edge', 'Last Whisper', "Lord Dominik's Regards"],
  ['Teemo', 'Braum', 'Ziggs', 'Sona', 'Lux'],
];

type Facts = { readonly entries: readonly { readonly id: string; readonly name: string }[] };

function staged(game: Game): StagedDaily {
  const { descriptor, endpoint, rules, facts } = game;
  const { title } = descriptor.names;
  const idOf = new Map((facts as Facts).entries.map(({ id, name }) => [name, id]));
  const [names] = NAMES.splice(
    NAMES.findIndex((list) => list.every((name) => idOf.has(name))),
    1,
  );
  if (names === undefined || !names.every((name) => idOf.has(name)))
    throw new Error(
      `${title} knows no list of names in e2e/support/staged-dailies.ts: add one with its answers.`,
    );
  const answerId = idOf.get(names.at(-1) ?? '');
  const context = { now: NOW, facts };

  /** What the server sends after these guesses: to a page that opens the game, and to one that has made the last. */
  const framesAfter = (guesses: number) => {
    const options = { day: TODAY, answerId, streakBefore: 7, rewardEssence: 100 };
    let state = rules.setup({ options, seats: 1, seed: '', ...context });
    for (const text of names.slice(0, guesses)) {
      const input = { type: 'command', seat: 0, command: { type: 'guess', text } } as const;
      const step = rules.apply(state, input, context);
      if (!step.ok) throw new Error(`${text}: ${step.refusal}`);
      state = step.state;
    }
    const view = rules.view(state, { kind: 'seat', seat: 0 }, context);
    const isOver = rules.result(state) !== undefined;
    const room = { roomId: 'rift-of-today' as GameId, version: guesses, openedAt: NOW, isOver, seats: [] };
    const member = { action: 'startGame', seat: 0 } as Parameters<Game['welcome']>[2];
    return {
      first: game.welcome(view, room, member, state)[0],
      next: game.updates(view, [], room, state)[0],
    };
  };
  const sent = <Frame>(frame: Frame | undefined): Frame => {
    if (frame === undefined) throw new Error(`${title} sends no frame`);
    return frame;
  };
  return {
    path: descriptor.route,
    title,
    names,
    open: (stage, guesses) => stage.onCommand(endpoint, 'startGame', sent(framesAfter(guesses).first)),
    answer: (stage, guesses) => stage.onCommand(endpoint, 'submitGuess', sent(framesAfter(guesses).next)),
    update: (stage, guesses) => stage.tell(endpoint, sent(framesAfter(guesses).next)),
  };
}

/** All daily games of the registry, in its order. */
export const STAGED_DAILIES: readonly StagedDaily[] = games
  .filter(({ descriptor }) => descriptor.kind === 'daily')
  .map(staged);
