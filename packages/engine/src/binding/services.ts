import type { DailyDeps } from './daily.ts';
import type { LobbyDeps } from './lobbies.ts';
import type { Secret } from './secret.ts';

/** A part of the map, in units of the minimap. */
export type Section = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Makes pictures of sections of the map, and serves them at secret addresses. */
export type SectionPictures = {
  /** Paints a picture in advance, in the density last read at the address `like`. */
  prepare(section: Section, like?: string): void;
  /** Returns the address of the picture, which may differ from the given one. */
  publish(address: string, section: Section, forMs: number): string;
  withdraw(address: string): void;
};

/** The services that the server passes to every game's `createBinding`, which names those that it uses. */
export type GameServices = DailyDeps &
  LobbyDeps & { readonly secret: Secret; readonly sections: SectionPictures };
