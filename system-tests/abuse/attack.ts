/** The attacked server, which runs with the limits of the product. */
export interface Target {
  readonly port: number;
  /** Limit after which it must have closed a connection without a complete request, in ms. */
  readonly closesWithinMs: number;
}

/** Result of an attack. */
export interface Outcome {
  readonly tried: number;
  /** Refused, or the connection was closed. */
  readonly refused: number;
  readonly through: number;
  /** Highest permitted value of `through`. */
  readonly allowed: number;
  /** Other violations, in words. */
  readonly faults: readonly string[];
}

/** An attack in two sizes: for `npm run test:system`, and in full. */
export interface Attack {
  readonly name: string;
  readonly counts: { readonly short: number; readonly long: number };
  run(target: Target, count: number): Promise<Outcome>;
}

/** Whether the server withstood the attack. */
export const isDefended = ({ tried, refused, through, allowed, faults }: Outcome): boolean =>
  through <= allowed && refused + through === tried && faults.length === 0;

/** Outcome of an attack of which nothing may get through: whether each try was refused. */
export function refusals(isRefused: readonly boolean[], faults: readonly string[] = []): Outcome {
  const refused = isRefused.filter(Boolean).length;
  return { tried: isRefused.length, refused, through: isRefused.length - refused, allowed: 0, faults };
}

/** Outcome by the statuses of the replies: 200 got through, 429 was refused, any other is a fault. */
export function outcomeOf(replies: readonly { readonly status: number }[], allowed: number): Outcome {
  const count = (status: number): number => replies.filter((reply) => reply.status === status).length;
  const others = replies.filter(({ status }) => status !== 200 && status !== 429);
  const faults = others.map(({ status }) => `answered with ${status}`);
  return { tried: replies.length, through: count(200), refused: count(429), allowed, faults };
}
