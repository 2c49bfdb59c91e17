/** The name that others see of a closed account. */
export const FORMER_PLAYER = 'A former player';
