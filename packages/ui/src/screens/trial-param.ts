/** Address parameter of a score game: the id of the trial with which a new game goes on. */
export const TRIAL_PARAM = 'trial';
