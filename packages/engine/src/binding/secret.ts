/** Keys derived from the instance's secret. */
export type Secret = {
  /** A key of 32 bytes for one purpose; keys of different purposes reveal nothing about each other. */
  derive(purpose: string): Uint8Array;
};
