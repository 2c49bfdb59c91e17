import { msg } from '@lingui/core/macro';

/** Names of the tiers, and of all players. */
export const leaderboardTiers = {
  globe: msg`All`,
  bronze: msg`Bronze`,
  silver: msg`Silver`,
  gold: msg`Gold`,
  diamond: msg`Diamond`,
  master: msg`Master`,
  challenger: msg`Challenger`,
};
