import type { ChallengeId } from '@hub/engine/wire/ids';
import { type RunUpdate, runUpdateSchema } from '@hub/engine/wire/runs';
import type { Net } from '@hub/ui/net/net.ts';

/** Commands with which the screens of games enter a game. */
const ENTERING: ReadonlySet<unknown> = new Set(['startGame', 'joinGame']);

/** A command of a game's screen; one that enters a game enters the run of the challenge instead. */
export function challengeCommand(text: string, challenge: ChallengeId): string {
  const { action } = JSON.parse(text) as { readonly action?: unknown };
  return ENTERING.has(action) ? JSON.stringify({ action: 'startChallenge', payload: { challenge } }) : text;
}

/** The news of the run in a frame; undefined for any other frame. */
export function runUpdateIn(text: string): RunUpdate | undefined {
  if (!text.includes('"runUpdate"')) return undefined;
  const { action, payload } = JSON.parse(text) as { readonly action?: unknown; readonly payload?: unknown };
  return action === 'runUpdate' ? runUpdateSchema.safeParse(payload).data : undefined;
}

/** The connection with which the screen of a game plays a challenge, without knowing it. */
export const challengeNet = (
  net: Net,
  challenge: ChallengeId,
  onUpdate: (update: RunUpdate) => void,
): Net => ({
  ...net,
  // The screen does not know the frames of the run.
  onStrangeFrame: () => undefined,
  createSocket(url, protocols) {
    const socket = new WebSocket(url, protocols);
    const send = socket.send.bind(socket);
    socket.send = (data) => send(typeof data === 'string' ? challengeCommand(data, challenge) : data);
    socket.addEventListener('message', ({ data }) => {
      const update = typeof data === 'string' ? runUpdateIn(data) : undefined;
      if (update !== undefined) onUpdate(update);
    });
    return socket;
  },
});
