import type { Rarity } from '@hub/protocol/cosmetics';
import type { Article } from './article.ts';

/** Price in Blue Essence by rarity. */
export const ICON_PRICES: Readonly<Record<Rarity, number>> = {
  common: 250,
  uncommon: 400,
  rare: 600,
  epic: 900,
  legendary: 1_200,
  mythic: 1_800,
};

/** Discounts in percent by champion id. */
const SALES: Readonly<Record<string, number>> = { Ashe: 20, Ekko: 15, Morgana: 40, Thresh: 25 };

/** Champion id, subtitle, and name where it differs from the id. */
type Icon = readonly [id: string, subtitle: string, name?: string];

const ICONS: Readonly<Record<Rarity, readonly Icon[]>> = {
  common: [
    ['Annie', 'Her bear is bigger'],
    ['Ashe', 'One arrow is enough'],
    ['Braum', 'A door for every storm'],
    ['Caitlyn', 'Has read the file on you'],
    ['Garen', 'Loud, and right about it'],
    ['Lux', 'Never the last to laugh'],
    ['MasterYi', 'Blink and it is over', 'Master Yi'],
    ['Nami', 'Brings her own tide'],
    ['Nunu', 'Best friends, one of them cold', 'Nunu & Willump'],
    ['Ryze', 'Carries more scrolls than friends'],
    ['Sivir', 'Paid in advance'],
    ['Sona', 'Says it with strings'],
    ['Soraka', 'Gave up the sky for this'],
    ['Tristana', 'Small, with a large opinion'],
    ['Warwick', 'Smells the hurry on you'],
    ['XinZhao', 'The spear in front', 'Xin Zhao'],
  ],
  uncommon: [
    ['Amumu', 'Wants a hug, gives one too'],
    ['Blitzcrank', 'Come closer, it insists'],
    ['Galio', 'Wakes up for trouble'],
    ['Janna', 'The wind has a name'],
    ['Karma', 'What you give comes round'],
    ['Malphite', 'A landslide with manners'],
    ['MissFortune', 'Two pistols, no debts left', 'Miss Fortune'],
    ['Morgana', 'Holds on and holds out'],
    ['Nasus', 'Knows how long forever takes'],
    ['Poppy', 'Looking for a worthier hand'],
    ['Shen', 'Balanced to a hair'],
    ['Teemo', 'Mind where you step'],
    ['MonkeyKing', 'One of them is real', 'Wukong'],
    ['Ziggs', 'Tested indoors, once'],
  ],
  rare: [
    ['Ahri', 'Nine tails, one secret'],
    ['Diana', 'Her half of the night'],
    ['Ekko', 'Would do it again, and did'],
    ['Fizz', 'The water was never empty'],
    ['Jinx', 'Reads no warning labels'],
    ['Leona', 'Stands where it is bright'],
    ['Lulu', 'Everything could be a cupcake'],
    ['Orianna', 'Wound up, never wound down'],
    ['Riven', 'Half a sword, whole again'],
    ['Vi', 'Knocks once'],
    ['Zed', 'Be where they are not'],
    ['Zoe', 'Bedtime is for planets'],
  ],
  epic: [
    ['Akali', 'Gone before the smoke is'],
    ['Camille', 'Measured twice, cut once'],
    ['Jhin', 'Four, and then applause'],
    ['Lillia', 'Dreams on tiptoe'],
    ['Pyke', 'Has a list, and you are on it'],
    ['Seraphine', 'Hears the whole hall'],
    ['Thresh', 'Leaves a light on for you'],
    ['Vayne', 'Hunts after dark'],
    ['Yone', 'Two swords, two worlds'],
  ],
  legendary: [
    ['Ambessa', 'Rules come second'],
    ['AurelionSol', 'Makes stars, keeps count', 'Aurelion Sol'],
    ['Kindred', 'Never one without the other'],
    ['Mel', 'Gold answers gold'],
    ['Senna', 'A light out of the mist'],
    ['Viego', 'Still looking'],
  ],
  mythic: [
    ['Azir', 'The sand remembers its emperor'],
    ['Bard', 'Chimes, and does not explain'],
    ['Kayle', 'Higher with every hour'],
  ],
};

const toArticle = (rarity: Rarity, [champion, subtitle, name = champion]: Icon): Article => ({
  id: `icon-${champion}`,
  type: 'profile_icon',
  name,
  rarity,
  subtitle,
  description: `The portrait of ${name}, for your profile and wherever players are listed.`,
  price: ICON_PRICES[rarity],
  salePercentage: SALES[champion] ?? 0,
  isForSale: true,
  cssClass: null,
  assetPath: null,
  image: `${champion}.png`,
});

/** The profile icons in the shop, one per champion. */
export const iconArticles: readonly Article[] = (Object.keys(ICONS) as Rarity[]).flatMap((rarity) =>
  ICONS[rarity].map((icon) => toArticle(rarity, icon)),
);
