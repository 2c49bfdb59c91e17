import { msg } from '@lingui/core/macro';

export const cosmeticsRarities = {
  common: msg`Common`,
  uncommon: msg`Uncommon`,
  rare: msg`Rare`,
  epic: msg`Epic`,
  legendary: msg`Legendary`,
  mythic: msg`Mythic`,
};
