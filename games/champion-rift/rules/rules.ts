import { type DailyTypes, dailyRules } from '@hub/engine/daily/rules';
import { compareChampions, type GuessResult } from './compare.ts';
import type { RiftChampion } from './facts.ts';
import { upgradeRift } from './upgrade.ts';

type ChampionSummary = { id: string; name: string; image: string };

export type ChampionRiftParts = {
  entry: RiftChampion;
  summary: ChampionSummary;
  result: GuessResult;
  reveal: ChampionSummary & { title: string };
  clues: null;
};

export type ChampionRiftTypes = DailyTypes<ChampionRiftParts>;

/** Champion Rift: one player names champions until the guess is the champion of the day. */
export const championRiftRules = dailyRules<ChampionRiftParts>({
  name: 'championRift',
  stateVersion: 2,
  upgrade: upgradeRift,
  compare: compareChampions,
  hasHardMode: true,
  summary: ({ id, name, image }) => ({ id, name, image }),
  reveal: ({ id, name, image, title }) => ({ id, name, image, title }),
});
