/** A map with a maximum size; evicts the least recently used value. */
export class Recent<T> {
  readonly #capacity: number;
  readonly #values = new Map<string, T>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.#renew(key, value);
    return value;
  }

  keep(key: string, value: T): void {
    this.#renew(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#capacity && oldest !== undefined) this.#values.delete(oldest);
  }

  /** Deletes the key if it still has this value. */
  drop(key: string, value: T): void {
    if (this.#values.get(key) === value) this.#values.delete(key);
  }

  #renew(key: string, value: T): void {
    this.#values.delete(key);
    this.#values.set(key, value);
  }
}
