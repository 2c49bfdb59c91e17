import { randomBytes } from 'node:crypto';
import type { Trial } from '@hub/engine/binding/trial';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { type PlayedTrial, playTrial } from './calls.ts';

export type TrialsArea = {
  /** By the id of the game. */
  readonly trials: ReadonlyMap<string, Trial>;
};

const ID_BYTES = 16;

/** Mounts the call for visitors who try a game before they have an account. */
export function mountTrials(mount: Mount, { trials }: TrialsArea): void {
  mount(playTrial, async ({ params, body }) => {
    const trial = body.trial ?? randomBytes(ID_BYTES).toString('base64url');
    const view = trials.get(params.game)?.view(trial, body.answers);
    return view === undefined ? refuse('invalid_request') : { trial, view: { ...view } };
  });
}

/** Whether these are answers to all questions of a trial. */
export const isPlayed = ({ trials }: TrialsArea, played: PlayedTrial | undefined): boolean =>
  played !== undefined && trials.get(played.game)?.view(played.trial, played.answers)?.isOver === true;
