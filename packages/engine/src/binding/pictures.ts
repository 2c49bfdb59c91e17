import type { Secret } from './secret.ts';

/** Pictures that a game makes itself, in WebP. The server answers `GET /api<path>/<address>.webp` to every caller. */
export type Pictures = {
  /** Begins with a slash. */
  readonly path: string;
  /**
   * The picture at an address, with one or two pixels for each of the page; undefined if the address was never published
   * or has expired. All pictures of a density must have the same number of bytes. After `close` it rejects with an error of
   * `statusCode` 503.
   */
  read(address: string, density: 1 | 2): Promise<Uint8Array | undefined>;
  /** Starts making pictures in advance; the server calls it once it listens. */
  start(): void;
  /** Stops making pictures. May be called more than once. */
  close(): Promise<void>;
};

/** What a game with pictures needs from the server. */
export type PictureDeps = {
  readonly secret: Secret;
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number;
    /** The listener receives jumps of the clock in ms before `now` returns the new time. */
    onMoved?(listener: (byMs: number) => void): void;
  };
  readonly logger: { warn(details: object, message: string): void };
  /** Whether the server is one of several nodes; each must be able to read every picture. */
  readonly isNode: boolean;
};
