import { randomUUID } from 'node:crypto';
import { UNREADABLE_ACTION } from '@hub/engine/wire/envelope';
import { errors } from '@hub/engine/wire/errors';
import type { Logger } from '@hub/server/platform/logger.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import { errorFrame } from './frame-writer.ts';
import type { Command } from './rooms/command.ts';

/**
 * Answers a command that failed unexpectedly: logs the error, of which the player receives only the id. While something
 * is unavailable the connection is closed, so that the page reconnects and requests its game again.
 */
export function answerFailure(
  { member, game, action }: Pick<Command, 'member' | 'game' | 'action'>,
  error: unknown,
  logger: Logger,
): void {
  if (error instanceof Unavailable) {
    member.send(errorFrame(UNREADABLE_ACTION, 'unavailable'));
    return member.close('failed');
  }
  const failureId = randomUUID();
  logger.error({ failureId, err: error, game: game.endpoint.name, action }, 'command failed');
  member.send(errorFrame(action, 'internal', `${errors.internal} (${failureId})`));
}
