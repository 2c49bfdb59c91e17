import type { NamedPlace } from '@hub/catalog/place-names';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

type Of<Kind extends NamedPlace['kind']> = Extract<NamedPlace, { readonly kind: Kind }>;
type OfBoth<Thing extends string> = Readonly<
  Record<Of<'nexus'>['team'], Readonly<Record<Thing, MessageDescriptor>>>
>;

const CAMPS: OfBoth<Exclude<Of<'camp'>['camp'], 'scuttle'>> = {
  blue: {
    blueBuff: msg`Blue side blue buff`,
    gromp: msg`Blue side gromp`,
    wolves: msg`Blue side wolves`,
    raptors: msg`Blue side raptors`,
    redBuff: msg`Blue side red buff`,
    krugs: msg`Blue side krugs`,
  },
  red: {
    blueBuff: msg`Red side blue buff`,
    gromp: msg`Red side gromp`,
    wolves: msg`Red side wolves`,
    raptors: msg`Red side raptors`,
    redBuff: msg`Red side red buff`,
    krugs: msg`Red side krugs`,
  },
};

const PITS = { baron: msg`Baron pit`, dragon: msg`Dragon pit` };

const NEXUSES = { blue: msg`Blue side nexus`, red: msg`Red side nexus` };

const INHIBITORS: OfBoth<Of<'inhibitor'>['lane']> = {
  blue: {
    top: msg`Blue side top inhibitor`,
    mid: msg`Blue side middle inhibitor`,
    bot: msg`Blue side bottom inhibitor`,
  },
  red: {
    top: msg`Red side top inhibitor`,
    mid: msg`Red side middle inhibitor`,
    bot: msg`Red side bottom inhibitor`,
  },
};

const TURRETS: OfBoth<Of<'turret'>['lane']> = {
  blue: {
    top: msg`Blue side top lane turret`,
    mid: msg`Blue side middle lane turret`,
    bot: msg`Blue side bottom lane turret`,
    nexus: msg`Blue side nexus turret`,
  },
  red: {
    top: msg`Red side top lane turret`,
    mid: msg`Red side middle lane turret`,
    bot: msg`Red side bottom lane turret`,
    nexus: msg`Red side nexus turret`,
  },
};

const AREAS: Readonly<Record<Of<'area'>['area'], MessageDescriptor>> = {
  topLane: msg`Top lane`,
  midLane: msg`Middle lane`,
  botLane: msg`Bottom lane`,
  topAlcove: msg`Top alcove`,
  botAlcove: msg`Bottom alcove`,
  riverTop: msg`Upper river`,
  riverBot: msg`Lower river`,
  blueTopJungle: msg`Blue side upper jungle`,
  redTopJungle: msg`Red side upper jungle`,
  blueBotJungle: msg`Blue side lower jungle`,
  redBotJungle: msg`Red side lower jungle`,
  blueBase: msg`Blue base`,
  redBase: msg`Red base`,
  blueSpawn: msg`Blue fountain`,
  redSpawn: msg`Red fountain`,
};

/** Returns the name of a place for players, such as `Blue side raptors`. */
export function placeText(place: NamedPlace): string {
  switch (place.kind) {
    case 'camp':
      return place.team === 'river' || place.camp === 'scuttle'
        ? t`River scuttle crab`
        : t(CAMPS[place.team][place.camp]);
    case 'pit':
      return t(PITS[place.pit]);
    case 'nexus':
      return t(NEXUSES[place.team]);
    case 'inhibitor':
      return t(INHIBITORS[place.team][place.lane]);
    case 'turret':
      return t(TURRETS[place.team][place.lane]);
    case 'area':
      return t(AREAS[place.area]);
    case 'edge':
      break;
  }
  return t`Edge of the map`;
}
