import { SWITCH } from './instrument.ts';

/** Switches that may be asked beyond what the same tests ask without a mutant, before it counts as an endless loop. */
const SPARE_QUESTIONS = 100_000;
const FACTOR = 4;

/** Thrown out of a loop that a mutant has made endless. */
export class EndlessLoop extends Error {}

/** Says to every switch whether its mutant is on, and keeps which switches were asked. */
export class Switchboard {
  /** 0 when none is on. */
  active = 0;
  /** By id of the mutant: whether its switch was asked since the last `forget`. */
  readonly #asked: Uint8Array;
  #questions = 0;
  #limit = Number.POSITIVE_INFINITY;

  constructor(mutants: number) {
    this.#asked = new Uint8Array(mutants + 1);
  }

  /** Puts the switch where the instrumented sources look for it. */
  install(): void {
    const asked = this.#asked;
    const isOn = (id: number): boolean => {
      asked[id] = 1;
      this.#questions += 1;
      if (this.#questions > this.#limit) throw new EndlessLoop(`mutant ${this.active}`);
      return id === this.active;
    };
    Object.assign(globalThis, { [SWITCH]: isOn });
  }

  forget(): void {
    this.#asked.fill(0);
    this.#questions = 0;
    this.#limit = Number.POSITIVE_INFINITY;
  }

  get questions(): number {
    return this.#questions;
  }

  /** The mutants whose switches were asked. */
  asked(): number[] {
    const ids: number[] = [];
    for (const [id, was] of this.#asked.entries()) if (was === 1) ids.push(id);
    return ids;
  }

  /** From here on so many questions are allowed, by what the same work asks without a mutant. */
  allow(questions: number): void {
    this.#questions = 0;
    this.#limit = questions * FACTOR + SPARE_QUESTIONS;
  }
}
