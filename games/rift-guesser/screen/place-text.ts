import type { NamedPlace } from '@hub/catalog/place-names';
import { msg, t } from '@lingui/core/macro';

const SIDES = { blue: msg`Blue side`, red: msg`Red side` };

const CAMPS = {
  blueBuff: msg`blue buff`,
  gromp: msg`gromp`,
  wolves: msg`wolves`,
  raptors: msg`raptors`,
  redBuff: msg`red buff`,
  krugs: msg`krugs`,
  scuttle: msg`scuttle crab`,
};

const PITS = { baron: msg`Baron pit`, dragon: msg`Dragon pit` };

const LANES = { top: msg`top`, mid: msg`middle`, bot: msg`bottom` };

const AREAS = {
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
      return place.team === 'river'
        ? t`River scuttle crab`
        : t`${{ side: t(SIDES[place.team]) }} ${{ thing: t(CAMPS[place.camp]) }}`;
    case 'pit':
      return t(PITS[place.pit]);
    case 'nexus':
      return t`${{ side: t(SIDES[place.team]) }} ${{ thing: t`nexus` }}`;
    case 'inhibitor':
      return t`${{ side: t(SIDES[place.team]) }} ${{ thing: t`${{ lane: t(LANES[place.lane]) }} inhibitor` }}`;
    case 'turret':
      return t`${{ side: t(SIDES[place.team]) }} ${{ thing: place.lane === 'nexus' ? t`nexus turret` : t`${{ lane: t(LANES[place.lane]) }} lane turret` }}`;
    case 'area':
      return t(AREAS[place.area]);
    case 'edge':
      break;
  }
  return t`Edge of the map`;
}
