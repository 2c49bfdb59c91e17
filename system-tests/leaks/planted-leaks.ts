import { emojiSets } from '@hub/catalog/emoji-sets';
import type { Game } from '@hub/engine/binding/binding';
import type { Random } from '@hub/engine/kernel/random';
import type { LobbyGameTypes } from '@hub/engine/lobby/lobby-game';
import type { LobbyTypes } from '@hub/engine/lobby/rules';
import { markedGames } from './marked-facts.ts';
import type { Outgoing, SecretKind } from './secrets.ts';
import { INSTANCE, type TestHubOptions } from './test-hub.ts';

/** A fault that reveals a secret in games of one kind. */
export type PlantedLeak = {
  readonly name: string;
  readonly leaks: SecretKind;
  readonly in: string;
  readonly testHub: TestHubOptions;
};

type Payload = Record<string, unknown>;
type SentFrame = { readonly action: string; readonly payload: unknown };
type Rewrite = (
  gameState: Payload,
  state: never,
  seats: readonly { readonly accountId: string }[],
) => Payload;

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Changes every state that a game sends, with access to the stored state. */
function revealing(endpoint: string, rewrite: Rewrite): TestHubOptions {
  const rewritten = (frames: readonly SentFrame[], state: unknown, seats: Parameters<Rewrite>[2]) =>
    frames.map(({ action, payload }) => {
      const { gameState } = payload as { gameState?: Payload | null };
      if (gameState === undefined || gameState === null) return { action, payload };
      return {
        action,
        payload: { ...(payload as Payload), gameState: rewrite(gameState, state as never, seats) },
      };
    });
  const planted = (game: Game): Game => ({
    ...game,
    welcome: (view, session, arrival, state) =>
      rewritten(game.welcome(view, session, arrival, state), state, session.seats),
    updates: (view, events, session, state) =>
      rewritten(game.updates(view, events, session, state), state, session.seats),
  });
  return withGame(endpoint, planted);
}

const withGame = (endpoint: string, planted: (game: Game) => Game): TestHubOptions => ({
  games: (deps) => markedGames(deps).map((game) => (game.endpoint.name === endpoint ? planted(game) : game)),
});

/** Lobbies that send the last password or token to the list of lobbies, or to the lobby. */
function leakingLobby(
  endpoint: string,
  field: 'password' | 'accessToken',
  to: 'list' | 'lobby',
): TestHubOptions {
  let remembered: unknown = 'nothing yet';
  return withGame(endpoint, (game) => ({
    ...game,
    welcome(view, session, arrival, state) {
      const frames = game.welcome(view, session, arrival, state);
      for (const { payload } of frames) remembered = (payload as Payload)[field] ?? remembered;
      return frames;
    },
    updates: (view, events, session, state) =>
      game
        .updates(view, events, session, state)
        .map((frame) =>
          to === 'lobby' ? { ...frame, payload: { ...(frame.payload as Payload), note: remembered } } : frame,
        ),
    ...(game.list === undefined
      ? {}
      : {
          list: {
            ...game.list,
            summaryOf: (state: LobbyTypes<LobbyGameTypes>['state'], session) => {
              const summary = game.list?.summaryOf(state, session);
              return summary !== undefined && to === 'list' ? { ...summary, note: remembered } : summary;
            },
          },
        }),
  }));
}

/** Copies text of a reply into the next output for another client. */
export function copying(found: RegExp, into: (out: Outgoing) => boolean): TestHubOptions {
  let text: string | undefined;
  let whose: string | undefined;
  return {
    tamper(out) {
      const match = out.via === 'reply' ? found.exec(out.text) : null;
      if (match !== null) [text, whose] = [match[1], out.listener];
      if (text === undefined || out.listener === whose || !into(out)) return out;
      return { ...out, text: out.text.replace('"}', `","note":"${text}"}`) };
    },
  };
}

const isReply = ({ via }: Outgoing): boolean => via === 'reply';
const isLog = ({ via }: Outgoing): boolean => via === 'log';

/** At least one leak for each kind of secret. */
export const plantedLeaks: readonly PlantedLeak[] = [
  {
    name: 'the picture of the answer in every state',
    leaks: 'champion of the day',
    in: 'Champion Rift',
    testHub: revealing('championRift', (shown, { answerId }: { answerId: string }) => ({
      ...shown,
      portrait: `/img/${answerId.toLowerCase()}.webp`,
    })),
  },
  {
    name: 'the answer in base64',
    leaks: 'champion of the day',
    in: 'Champion Rift',
    testHub: revealing('championRift', (shown, { answerId }: { answerId: string }) => ({
      ...shown,
      hint: base64(`the answer is ${answerId}`),
    })),
  },
  {
    name: 'the number of the item in a hint',
    leaks: 'item of the day',
    in: 'Item Rift',
    testHub: revealing('itemRift', (shown, { answerId }: { answerId: string }) => ({
      ...shown,
      hint: `/img/item/${answerId}.png`,
    })),
  },
  {
    name: 'the last emoji from the start',
    leaks: 'emoji of the day',
    in: 'Emoji Rift',
    testHub: revealing('emojiRift', (shown, { answerId }: { answerId: string }) => ({
      ...shown,
      next: emojiSets.find(({ id }) => id === answerId)?.emoji.at(-1),
    })),
  },
  {
    name: 'the price as the name of a picture',
    leaks: 'next price',
    in: 'More or Less',
    testHub: revealing('moreOrLess', (shown, { nextItem }: { nextItem: { priceGold: number } }) => ({
      ...shown,
      nextItem: { ...(shown['nextItem'] as Payload), image: `${nextItem.priceGold}.png` },
    })),
  },
  {
    name: 'the price in coop',
    leaks: 'next price',
    in: 'More or Less, coop',
    testHub: revealing('moreOrLess', (shown, { nextItem }: { nextItem: { priceGold: number } }) => ({
      ...shown,
      timePerTurn: nextItem.priceGold,
    })),
  },
  {
    name: 'the cooldown as the name of a picture',
    leaks: 'cooldown',
    in: 'Cooldown Clash',
    testHub: revealing(
      'cooldownClash',
      (shown, { game }: { game: { spell: { cooldownSeconds: number[] } } }) => ({
        ...shown,
        targetChampion: {
          ...(shown['targetChampion'] as Payload),
          image: { full: `${game.spell.cooldownSeconds[0]}.png` },
        },
      }),
    ),
  },
  {
    name: 'the position in an address',
    leaks: 'position',
    in: 'Rift Guesser',
    testHub: revealing('riftGuesser', (shown, { position }: { position: { x: number; y: number } }) => ({
      ...shown,
      section: `/api/riftGuesser/section/${base64(`${position.x}/${position.y}`)}.webp`,
    })),
  },
  {
    name: 'the seed of the generator',
    leaks: 'random seed',
    in: 'Chain of Legends',
    testHub: revealing('chainOfLegends', (shown, { game }: { game: { random: Random } }) => ({
      ...shown,
      lastInput: game.random[0],
    })),
  },
  {
    name: 'the account of a seat',
    leaks: 'account id',
    in: 'Chain of Legends',
    testHub: revealing('chainOfLegends', (shown, _state, seats) => ({
      ...shown,
      lastPlayer: seats[0]?.accountId,
    })),
  },
  {
    name: 'the password in the list of lobbies',
    leaks: 'lobby password',
    in: 'Cooldown Clash',
    testHub: leakingLobby('cooldownClash', 'password', 'list'),
  },
  {
    name: 'the token of another player in the lobby',
    leaks: 'lobby token',
    in: 'Chain of Legends',
    testHub: leakingLobby('chainOfLegends', 'accessToken', 'lobby'),
  },
  {
    name: 'a token in the log',
    leaks: 'session token',
    in: 'More or Less',
    testHub: copying(/"token":"([\w.-]+)"/, isLog),
  },
  {
    name: 'the account of another player in a reply',
    leaks: 'account id',
    in: 'Champion Rift',
    testHub: copying(/"id":"([\da-f-]{36})"/, isReply),
  },
  {
    name: 'a recovery code in a reply',
    leaks: 'recovery code',
    in: 'Rift Guesser',
    testHub: copying(/"codes":\["([\w-]+)"/, isReply),
  },
  {
    name: "the provider's secret in a reply",
    leaks: 'secret of the instance',
    in: 'More or Less',
    testHub: {
      tamper: (out) =>
        isReply(out)
          ? { ...out, text: `${out.text}?client_secret=${encodeURIComponent(INSTANCE.OIDC_CLIENT_SECRET)}` }
          : out,
    },
  },
];
