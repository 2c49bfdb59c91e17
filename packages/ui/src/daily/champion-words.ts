import type { Champion } from '@hub/catalog/champion-schema';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Words<Value extends string> = Readonly<Record<Value, MessageDescriptor>>;

/** The attributes of champions, which the server names in English. */
export const championWords = {
  position: {
    Top: msg({ message: 'Top', context: 'position' }),
    Jungle: msg({ message: 'Jungle', context: 'position' }),
    Middle: msg({ message: 'Mid', context: 'position' }),
    Bottom: msg({ message: 'Bottom', context: 'position' }),
    Support: msg({ message: 'Support', context: 'position' }),
  } satisfies Words<Champion['positions'][number]>,
  role: {
    Assassin: msg({ message: 'Assassin', context: 'role' }),
    Fighter: msg({ message: 'Fighter', context: 'role' }),
    Mage: msg({ message: 'Mage', context: 'role' }),
    Marksman: msg({ message: 'Marksman', context: 'role' }),
    Support: msg({ message: 'Support', context: 'role' }),
    Tank: msg({ message: 'Tank', context: 'role' }),
  } satisfies Words<Champion['roles'][number]>,
  /** By their names in the video game. */
  region: {
    'Bandle City': msg({ message: 'Bandle City', context: 'region' }),
    Bilgewater: msg({ message: 'Bilgewater', context: 'region' }),
    Demacia: msg({ message: 'Demacia', context: 'region' }),
    Freljord: msg({ message: 'Freljord', context: 'region' }),
    Ionia: msg({ message: 'Ionia', context: 'region' }),
    Ixtal: msg({ message: 'Ixtal', context: 'region' }),
    Noxus: msg({ message: 'Noxus', context: 'region' }),
    Piltover: msg({ message: 'Piltover', context: 'region' }),
    Runeterra: msg({ message: 'Runeterra', context: 'region' }),
    'Shadow Isles': msg({ message: 'Shadow Isles', context: 'region' }),
    Shurima: msg({ message: 'Shurima', context: 'region' }),
    Targon: msg({ message: 'Targon', context: 'region' }),
    Void: msg({ message: 'Void', context: 'region' }),
    Zaun: msg({ message: 'Zaun', context: 'region' }),
  } satisfies Words<Champion['regions'][number]>,
  damage: {
    Physical: msg({ message: 'Physical', context: 'damage' }),
    Magic: msg({ message: 'Magic', context: 'damage' }),
    Mixed: msg({ message: 'Mixed', context: 'damage' }),
  } satisfies Words<Champion['damage']>,
  range: {
    Melee: msg({ message: 'Melee', context: 'range' }),
    Ranged: msg({ message: 'Ranged', context: 'range' }),
  } satisfies Words<Champion['rangeTypes'][number]>,
  resource: {
    'Blood Well': msg({ message: 'Blood Well', context: 'resource' }),
    Courage: msg({ message: 'Courage', context: 'resource' }),
    'Crimson Rush': msg({ message: 'Crimson Rush', context: 'resource' }),
    Energy: msg({ message: 'Energy', context: 'resource' }),
    Ferocity: msg({ message: 'Ferocity', context: 'resource' }),
    Flow: msg({ message: 'Flow', context: 'resource' }),
    Fury: msg({ message: 'Fury', context: 'resource' }),
    Grit: msg({ message: 'Grit', context: 'resource' }),
    Heat: msg({ message: 'Heat', context: 'resource' }),
    Mana: msg({ message: 'Mana', context: 'resource' }),
    None: msg({ message: 'None', context: 'resource' }),
    Rage: msg({ message: 'Rage', context: 'resource' }),
    Shield: msg({ message: 'Shield', context: 'resource' }),
  } satisfies Words<Champion['resource']>,
};
