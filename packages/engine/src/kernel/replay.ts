import type { GameRules, GameTypes, Input } from './rules.ts';

/** One input with its time (ms since 1970). */
export type LoggedInput<Command> = { readonly now: number; readonly input: Input<Command> };

/** Everything needed to replay a game. */
export type GameLog<T extends GameTypes> = {
  readonly options: T['options'];
  readonly seats: number;
  readonly seed: string;
  readonly startedAt: number;
  readonly inputs: readonly LoggedInput<T['command']>[];
};

/**
 * Replays a log and returns the final state. Refused inputs change nothing, as in live play. With `throughStorage` the
 * state is converted to JSON and back after every input, as if the server restarted each time.
 */
export function replay<T extends GameTypes>(
  rules: GameRules<T>,
  log: GameLog<T>,
  facts: T['facts'],
  { throughStorage = false }: { throughStorage?: boolean } = {},
): T['state'] {
  const store = (state: T['state']): T['state'] =>
    throughStorage ? (JSON.parse(JSON.stringify(state)) as T['state']) : state;
  let state = store(
    rules.setup({ options: log.options, seats: log.seats, seed: log.seed, now: log.startedAt, facts }),
  );
  for (const { now, input } of log.inputs) {
    const step = rules.apply(state, input, { now, facts });
    if (step.ok) state = store(step.state);
  }
  return state;
}
