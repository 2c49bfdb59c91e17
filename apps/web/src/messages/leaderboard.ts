import { pickTexts } from '@hub/ui/language.ts';
import { msg } from '@lingui/core/macro';

const tiers = {
  globe: 'All',
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  diamond: 'Diamond',
  master: 'Master',
  challenger: 'Challenger',
};

const en = {
  tiers,
  players: (count: string) => `${count} ${count === '1' ? 'player' : 'players'}`,
  found: (count: string) => `${count} ${count === '1' ? 'player' : 'players'} found`,
};

export const leaderboardTexts = pickTexts({ en });

export const leaderboardTiers = {
  globe: msg`All`,
  bronze: msg`Bronze`,
  silver: msg`Silver`,
  gold: msg`Gold`,
  diamond: msg`Diamond`,
  master: msg`Master`,
  challenger: msg`Challenger`,
};
