import { pickTexts } from '@hub/ui/language.ts';

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
  /** Follows the rarity in a sentence. */
  kinds: { username_effect: 'username effect', profile_icon: 'profile icon' },
  essence: 'Blue Essence',
};

export const cosmeticsTexts = pickTexts({ en });
