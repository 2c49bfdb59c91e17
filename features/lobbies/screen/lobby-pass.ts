import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import * as z from 'zod/mini';

const passSchema = z.object({ lobbyId: z.string(), accessToken: z.optional(z.string()) });

/** The lobby that this browser may enter, and the token with which it rejoins. */
export type LobbyPass = z.infer<typeof passSchema>;
/** Name of a game, used in the storage key of its pass. */
export type LobbyGameName = string;

const kept = safeStorage(() => localStorage);
const keyOf = (game: LobbyGameName): string => `hub.lobby.${game}`;

/** Stores the lobby that was created or joined last, one per game; survives a reload. */
export const lobbyPass = {
  recall: (game: LobbyGameName): LobbyPass | undefined => readPass(kept.read(keyOf(game)) ?? ''),
  remember: (game: LobbyGameName, pass: LobbyPass): void => kept.write(keyOf(game), JSON.stringify(pass)),
  forget: (game: LobbyGameName): void => kept.remove(keyOf(game)),
};

/** Parses a stored pass; returns undefined when it is invalid. */
function readPass(text: string): LobbyPass | undefined {
  try {
    return passSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
