/** What is attacked: a server with the limits of the product. */
export interface Target {
  readonly port: number;
  /** How long it may take until it hangs up on a sleeper, in ms. */
  readonly patienceMs: number;
}

/** How an attack went. */
export interface Outcome {
  readonly tried: number;
  /** Refused, cut off or hung up on. */
  readonly refused: number;
  readonly through: number;
  /** How many may get through; more than that is a broken promise. */
  readonly allowed: number;
  /** What else went wrong, in words. */
  readonly faults: readonly string[];
}

/** An attack in two sizes: what `npm test` can afford, and the full one. */
export interface Attack {
  readonly name: string;
  readonly counts: { readonly short: number; readonly long: number };
  run(target: Target, count: number): Promise<Outcome>;
}

/** Whether the server kept what it promises. */
export const isKept = ({ tried, refused, through, allowed, faults }: Outcome): boolean =>
  through <= allowed && refused + through === tried && faults.length === 0;
