import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Emoji Rift. */
const en = {
  line: "Six emoji describe today's champion. Each wrong guess shows one more.",

  attributes: {
    range: 'Range',
    damage: 'Damage',
    role: 'Role',
    resource: 'Resource',
    position: 'Position',
    price: 'Price',
    release: 'Release',
    region: 'Region',
  },
};

export const emojiRiftTexts = pickTexts({ en });
