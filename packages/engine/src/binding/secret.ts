/** Keys derived from the instance's secret. */
export type Secret = {
  /** A key of 32 bytes for one purpose; another purpose has another key, and neither tells the other. */
  derive(purpose: string): Uint8Array;
};
