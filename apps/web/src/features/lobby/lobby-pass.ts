import * as z from 'zod/mini';

const passSchema = z.object({ lobbyId: z.string(), accessToken: z.optional(z.string()) });

/** Which lobby this browser may enter, and with which token it comes back. */
export type LobbyPass = z.infer<typeof passSchema>;
/** The games that are played in lobbies. */
export type LobbyGameName = 'chain' | 'cooldown';

const keyOf = (game: LobbyGameName): string => `hub.lobby.${game}`;

/** The lobby that was created or joined last (games 2), one a game, kept over a reload. */
export const lobbyPass = {
  recall(game: LobbyGameName): LobbyPass | undefined {
    const text = attempt(() => localStorage.getItem(keyOf(game)));
    return passSchema.safeParse(attempt((): unknown => JSON.parse(text ?? ''))).data;
  },
  remember(game: LobbyGameName, pass: LobbyPass): void {
    attempt(() => localStorage.setItem(keyOf(game), JSON.stringify(pass)));
  },
  forget(game: LobbyGameName): void {
    attempt(() => localStorage.removeItem(keyOf(game)));
  },
};

/** A browser that refuses storage only loses the way back. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
