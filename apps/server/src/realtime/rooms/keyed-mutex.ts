/** Runs tasks of the same key one after another, in the order of their calls. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the task once all earlier tasks of this key are settled; resolves or rejects with its result. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const previous = this.#last.get(key);
    const current = previous === undefined ? task() : previous.then(task, task);
    this.#last.set(key, current);
    try {
      return await current;
    } finally {
      if (this.#last.get(key) === current) this.#last.delete(key);
    }
  }
}
