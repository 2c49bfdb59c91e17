import { CreationConflict } from '@hub/server/rooms/ports.ts';

/** Times that an entry is tried while the account creates other rooms. */
const MAX_ATTEMPTS = 4;

/** Runs an entry again if the account has created a room on another node meanwhile. */
export async function retryOnConflict<T>(enter: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await enter();
    } catch (error) {
      if (!(error instanceof CreationConflict) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
