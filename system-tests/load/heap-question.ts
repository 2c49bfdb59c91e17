/** What the memory probe is asked; its answer is a number. */
export const KEPT_BYTES = 'kept bytes';
