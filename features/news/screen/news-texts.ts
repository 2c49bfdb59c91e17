import { t } from '@lingui/core/macro';

/** Texts of the news and everything around them. */
export const newsTexts = () => ({
  usernameEffects: {
    category: t`Major Update`,
    title: t`Your name, lit up`,
    description: t`Username effects have arrived. Earn Blue Essence in any PvE game, pick a look in the shop and wear it everywhere your name appears.`,
    features: [
      t`Six effects from 500 to 800 BE`,
      t`Paid with Blue Essence only`,
      t`Visible to every player`,
      t`Change it any time in your inventory`,
    ],
    content: [
      t`A name on a ranking says who played. From today it also says how. Every effect is drawn by the browser itself, stays readable on every screen and stands still when your device asks for less motion.`,
      t`Buy an effect once and it is yours. Switch it on in your inventory; one effect is equipped at a time.`,
    ],
    effects: {
      title: t`Username effects`,
      text: t`Six looks, priced from 500 to 800 Blue Essence, shown on your own name.`,
      descriptions: {
        rainbow: t`A soft pan through six hues.`,
        gold: t`Polished gold with a slow sweep.`,
        frost: t`White over blue rime.`,
        fire: t`Embers rising to pale yellow.`,
        shadow: t`A stepped violet shadow.`,
        toxic: t`Leaf green with a breath of light.`,
      },
    },
    extras: {
      title: t`What comes with it`,
      shop: { name: t`A shop`, description: t`Preview an effect on your own name before you buy it.` },
      inventory: {
        name: t`An inventory`,
        description: t`Everything you own in one place, with statistics by rarity.`,
      },
      essence: {
        name: t`Blue Essence`,
        description: t`Earned in Daily Rifts, More or Less and Rift Guesser.`,
      },
      rankings: {
        name: t`Brighter rankings`,
        description: t`Your look shows in every list, lobby and match card.`,
      },
    },
    gallery: {
      title: t`Gallery`,
      seam: {
        alt: t`Curtains of light over dark hills, with a glowing seam in the ground`,
        title: t`The seam at night`,
        description: t`The light every effect is mixed from.`,
      },
      crests: {
        alt: t`A wall of champion crests in many colours`,
        title: t`Profile crests`,
        description: t`One for each champion.`,
      },
      table: {
        alt: t`A map on a table with a pin standing in it`,
        title: t`The arena table`,
        description: t`Where Rift Guesser is played.`,
      },
    },
  },
});
