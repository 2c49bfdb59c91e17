import { createHmac, randomBytes } from 'node:crypto';
import type { Trial } from '@hub/engine/binding/trial';
import { playTrial } from '@hub/protocol/http/trials';
import type { Mount } from './mount.ts';
import { refuse } from './refusal.ts';

export type TrialsArea = {
  readonly trials: {
    /** By the id of the game. */
    readonly games: ReadonlyMap<string, Trial>;
    /** Key of the seeds; without it the questions of a trial cannot be computed. */
    readonly key: Buffer;
  };
};

const ID_BYTES = 16;

/** Mounts the call for visitors who try a game before they have an account. */
export function mountTrials(mount: Mount, { trials: { games, key } }: TrialsArea): void {
  mount(playTrial, async ({ params, body }) => {
    const trial = body.trial ?? randomBytes(ID_BYTES).toString('base64url');
    const seed = createHmac('sha256', key).update(`${params.game} ${trial}`).digest('base64url');
    const view = games.get(params.game)?.view(seed, body.answers);
    return view === undefined ? refuse('invalid_request') : { trial, view: { ...view } };
  });
}
