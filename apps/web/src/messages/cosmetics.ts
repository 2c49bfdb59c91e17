import { pickTexts } from '@hub/ui/language.ts';
import { msg } from '@lingui/core/macro';

/** Names of item types and rarities. */
const en = {
  rarities: {
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    epic: 'Epic',
    legendary: 'Legendary',
    mythic: 'Mythic',
  },
};

export const cosmeticsTexts = pickTexts({ en });

export const cosmeticsRarities = {
  common: msg`Common`,
  uncommon: msg`Uncommon`,
  rare: msg`Rare`,
  epic: msg`Epic`,
  legendary: msg`Legendary`,
  mythic: msg`Mythic`,
};
