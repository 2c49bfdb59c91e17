import { keptIn } from '@hub/ui/net/kept.ts';
import * as z from 'zod/mini';

const passSchema = z.object({ lobbyId: z.string(), accessToken: z.optional(z.string()) });

/** Which lobby this browser may enter, and with which token it comes back. */
export type LobbyPass = z.infer<typeof passSchema>;
/** Name of a game's lobby pass in the storage. */
export type LobbyGameName = string;

const kept = keptIn(() => localStorage);
const keyOf = (game: LobbyGameName): string => `hub.lobby.${game}`;

/** The lobby that was created or joined last (games 2), one a game, kept over a reload. */
export const lobbyPass = {
  recall: (game: LobbyGameName): LobbyPass | undefined => readPass(kept.read(keyOf(game)) ?? ''),
  remember: (game: LobbyGameName, pass: LobbyPass): void => kept.write(keyOf(game), JSON.stringify(pass)),
  forget: (game: LobbyGameName): void => kept.remove(keyOf(game)),
};

/** Whatever else stands there is no pass. */
function readPass(text: string): LobbyPass | undefined {
  try {
    return passSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
