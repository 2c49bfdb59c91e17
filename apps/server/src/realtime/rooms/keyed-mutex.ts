/** Work that goes on one after the other for each key, in the order in which it came. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does the work when all before it under this key is done, well or badly; resolves and rejects as it does. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const turn = before === undefined ? work() : before.then(work, work);
    this.#last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    }
  }
}
