/** Where the token lies in local storage (platform 2). */
export const TOKEN_KEY = 'token';
/** Whether home has played its confetti in this session (platform 2); gone with the session. */
export const INIT_KEY = 'init';
