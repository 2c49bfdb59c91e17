/** What the server counts for its metrics. Labels have few values: games, codes of the error catalogue. */
export type Measures = {
  /** A readable command of a game was received. */
  onCommand(game: string): void;
  /** A call or a socket was refused with a code of the error catalogue. */
  onRefusal(code: string): void;
  /** A group of rooms was stored, or not. */
  onSave(rooms: number, seconds: number, isStored: boolean): void;
};
