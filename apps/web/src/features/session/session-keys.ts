/** Local storage key of the token (platform 2). */
export const TOKEN_KEY = 'token';
/**
 * Local storage key: the home page has played its confetti in this session (platform 2); removed with the
 * session.
 */
export const INIT_KEY = 'init';
