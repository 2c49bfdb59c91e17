/** Message to the memory probe; the answer is a number of bytes. */
export const KEPT_BYTES = 'kept bytes';
