/** Local storage key of the token. */
export const TOKEN_KEY = 'token';
/** Local storage key of the id of the hub that gave the token. */
export const HUB_KEY = 'hub.id';
/**
 * Local storage key: the home page has played its confetti in this session; removed with the
 * session.
 */
export const INIT_KEY = 'init';
