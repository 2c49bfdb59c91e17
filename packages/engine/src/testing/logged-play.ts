import type { GameLog, LoggedInput } from '../kernel/replay.ts';
import type { GameRules, GameTypes } from '../kernel/rules.ts';

/** How tests of these rules play logged inputs. */
export function playOf<T extends GameTypes>(rules: GameRules<T>, facts: T['facts']) {
  type State = T['state'];
  type Logged = LoggedInput<T['command']>;
  const step = (state: State, { now, input }: Logged) => rules.apply(state, input, { now, facts });

  /** The state after inputs that must all be accepted. */
  const after = (state: State, ...inputs: readonly Logged[]): State =>
    inputs.reduce((current, logged) => {
      const played = step(current, logged);
      if (!played.ok) throw new Error(`${JSON.stringify(logged)}: ${played.refusal}`);
      return played.state;
    }, state);

  /** Every state of a logged game, the first and those after refusals included. */
  function statesOf({ options, seats, seed, startedAt, inputs }: GameLog<T>): State[] {
    const states: State[] = [rules.setup({ options, seats, seed, now: startedAt, facts })];
    for (const logged of inputs) {
      const state = states.at(-1);
      const played = step(state, logged);
      states.push(played.ok ? played.state : state);
    }
    return states;
  }
  return { step, after, statesOf };
}
