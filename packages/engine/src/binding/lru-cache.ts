/** A map with a maximum size; evicts the least recently used value. */
export class LruCache<T> {
  readonly #capacity: number;
  readonly #values = new Map<string, T>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.#moveToEnd(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.#moveToEnd(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#capacity && oldest !== undefined) this.#values.delete(oldest);
  }

  /** Deletes the key if it still has this value. */
  delete(key: string, value: T): void {
    if (this.#values.get(key) === value) this.#values.delete(key);
  }

  #moveToEnd(key: string, value: T): void {
    this.#values.delete(key);
    this.#values.set(key, value);
  }
}
