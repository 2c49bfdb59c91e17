/** Whether whoever looks has asked for less motion, at this moment. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
