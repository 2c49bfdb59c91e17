/** Local storage key of the token. */
export const TOKEN_KEY = 'token';
/**
 * Local storage key: the home page has played its confetti in this session; removed with the
 * session.
 */
export const INIT_KEY = 'init';
