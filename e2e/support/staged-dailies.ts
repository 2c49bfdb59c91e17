import { champions } from '@hub/catalog/champions';
import { emojiSets } from '@hub/catalog/emoji-sets';
import type { DailyParts, DailyTypes } from '@hub/engine/daily/rules';
import type { GameRules } from '@hub/engine/kernel/rules';
import type { GameId } from '@hub/engine/wire/ids';
import { championRift } from '@hub/games/champion-rift/game.ts';
import { championRiftRules } from '@hub/games/champion-rift/rules/rules.ts';
import { emojiRift } from '@hub/games/emoji-rift/game.ts';
import { emojiRiftRules } from '@hub/games/emoji-rift/rules/rules.ts';
import { itemRift } from '@hub/games/item-rift/game.ts';
import { itemRiftRules } from '@hub/games/item-rift/rules/rules.ts';
import { riftItems } from '@hub/games/item-rift/server.ts';
import { NOW, type Stage, TODAY } from './stage.ts';

/** A daily game in one state, by the game's own rules. */
export interface StagedDaily {
  readonly path: string;
  readonly title: string;
  /** Names that are guessed; the last one is the answer. */
  readonly names: readonly string[];
  /** Shows the game after this many guesses to a page that opens it. */
  readonly open: (stage: Stage, guesses: number) => void;
  /** Answers every guess with the game after this many guesses. */
  readonly answer: (stage: Stage, guesses: number) => void;
  /** Sends the game after this many guesses. */
  readonly update: (stage: Stage, guesses: number) => void;
}

/** The player's view after guesses of these texts. */
function viewOf<Parts extends DailyParts>(
  rules: GameRules<DailyTypes<Parts>>,
  entries: readonly (Parts['entry'] & { readonly name: string })[],
  [answer, ...guesses]: readonly [answer: string, ...guesses: string[]],
): DailyTypes<Parts>['view'] {
  const idOf = (name: string) => entries.find((entry) => entry.name === name)?.id ?? '';
  const facts = { entries, find: (text: string) => entries.find(({ name }) => name === text) };
  const options = { day: TODAY, answerId: idOf(answer), streakBefore: 6, rewardEssence: 100 };
  let state = rules.setup({ options, seats: 1, seed: '', now: NOW, facts });
  for (const text of guesses) {
    const command = { type: 'guess', text } as const;
    const step = rules.apply(state, { type: 'command', seat: 0, command }, { now: NOW, facts });
    if (!step.ok) throw new Error(`${text}: ${step.refusal}`);
    state = step.state;
  }
  return rules.view(state, { kind: 'seat', seat: 0 }, { now: NOW, facts });
}

type View = DailyTypes<DailyParts>['view'];
const common = ({ version, isOver, rewardEssence, streak, coach }: View) => ({
  gameId: 'rift-of-today' as GameId,
  version,
  day: TODAY,
  gameOver: isOver,
  reward: rewardEssence,
  streak,
  ...(coach !== null && { coach }),
});
const upTo = (names: readonly string[], guesses: number) =>
  [names.at(-1) ?? '', ...names.slice(0, guesses)] as [string, ...string[]];

const champion = (names: readonly string[], guesses: number) => {
  const view = viewOf(championRiftRules, champions, upTo(names, guesses));
  return {
    ...common(view),
    championsData: view.candidates,
    guesses: view.guesses,
    lastGuessResult: view.guesses.at(-1) ?? null,
    champion: view.answer,
  };
};
const item = (names: readonly string[], guesses: number) => {
  const view = viewOf(itemRiftRules, riftItems, upTo(names, guesses));
  return { ...common(view), candidates: view.candidates, guesses: view.guesses, answer: view.answer };
};
const emojiOf = new Map(emojiSets.map(({ id, emoji }) => [id, emoji]));
const emojiChampions = champions.map((entry) => ({ ...entry, emoji: emojiOf.get(entry.id) ?? [] }));
const emoji = (names: readonly string[], guesses: number) => {
  const view = viewOf(emojiRiftRules, emojiChampions, upTo(names, guesses));
  return {
    ...common(view),
    candidates: view.candidates,
    emoji: view.clues?.emoji ?? [],
    revealed: view.clues?.revealed ?? [],
    guesses: view.guesses,
    answer: view.answer,
  };
};

const CHAMPIONS = ['Ahri', 'Garen', 'Wukong', 'Lissandra', 'Anivia'];
const ITEMS = ['Long Sword', 'Infinity Edge', 'Last Whisper', "Lord Dominik's Regards"];

export const STAGED_DAILIES: readonly StagedDaily[] = [
  {
    path: '/dailyRifts/championRift',
    title: 'Champion Rift',
    names: CHAMPIONS,
    open: (stage, guesses) => {
      const gameState = champion(CHAMPIONS, guesses);
      stage.onCommand(championRift, 'startGame', { action: 'gameStarted', payload: { gameState } });
    },
    answer: (stage, guesses) => {
      const gameState = champion(CHAMPIONS, guesses);
      stage.onCommand(championRift, 'submitGuess', { action: 'gameStateUpdate', payload: { gameState } });
    },
    update: (stage, guesses) => {
      const gameState = champion(CHAMPIONS, guesses);
      stage.tell(championRift, { action: 'gameStateUpdate', payload: { gameState } });
    },
  },
  {
    path: '/dailyRifts/itemRift',
    title: 'Item Rift',
    names: ITEMS,
    open: (stage, guesses) => {
      const gameState = item(ITEMS, guesses);
      stage.onCommand(itemRift, 'startGame', { action: 'gameStarted', payload: { gameState } });
    },
    answer: (stage, guesses) => {
      const gameState = item(ITEMS, guesses);
      stage.onCommand(itemRift, 'submitGuess', { action: 'gameStateUpdate', payload: { gameState } });
    },
    update: (stage, guesses) => {
      const gameState = item(ITEMS, guesses);
      stage.tell(itemRift, { action: 'gameStateUpdate', payload: { gameState } });
    },
  },
  {
    path: '/dailyRifts/emojiRift',
    title: 'Emoji Rift',
    names: CHAMPIONS,
    open: (stage, guesses) => {
      const gameState = emoji(CHAMPIONS, guesses);
      stage.onCommand(emojiRift, 'startGame', { action: 'gameStarted', payload: { gameState } });
    },
    answer: (stage, guesses) => {
      const gameState = emoji(CHAMPIONS, guesses);
      stage.onCommand(emojiRift, 'submitGuess', { action: 'gameStateUpdate', payload: { gameState } });
    },
    update: (stage, guesses) => {
      const gameState = emoji(CHAMPIONS, guesses);
      stage.tell(emojiRift, { action: 'gameStateUpdate', payload: { gameState } });
    },
  },
];
