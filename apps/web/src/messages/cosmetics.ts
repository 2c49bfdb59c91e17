import { pickTexts } from '@hub/ui/language.ts';

/** Names of what can be owned, and of how rare it is. */
const en = {
  rarities: {
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    epic: 'Epic',
    legendary: 'Legendary',
    mythic: 'Mythic',
  },
  /** In a sentence, after the rarity. */
  kinds: { username_effect: 'username effect', profile_icon: 'profile icon' },
  essence: 'Blue Essence',
};

export const cosmeticsTexts = pickTexts({ en });
