/** Values by key, as many as fit; whoever was asked for or kept longest ago goes first. */
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

  /** Forgets the value, unless another one is kept by now. */
  drop(key: string, value: T): void {
    if (this.#values.get(key) === value) this.#values.delete(key);
  }

  #renew(key: string, value: T): void {
    this.#values.delete(key);
    this.#values.set(key, value);
  }
}
