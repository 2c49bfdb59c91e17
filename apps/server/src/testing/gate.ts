/** Makes callers wait for `passed` until it is opened. */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  readonly passed = new Promise<void>((resolve) => this.#waiting.push(resolve));

  open(): void {
    for (const pass of this.#waiting) pass();
  }
}
