import type { DailyDeps } from './daily.ts';
import type { LobbyDeps } from './lobbies.ts';
import type { PictureDeps } from './pictures.ts';

/** The services that the server passes to every game's `createBinding`, which names those that it uses. */
export type GameServices = DailyDeps & LobbyDeps & PictureDeps;
