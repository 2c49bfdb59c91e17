import type { Game } from '@hub/engine/binding/binding';
import type { Random } from '@hub/engine/kernel/random';
import type { LobbyGameTypes } from '@hub/engine/lobby/lobby-game';
import type { LobbyTypes } from '@hub/engine/lobby/rules';
import { type HouseOptions, INSTANCE } from './house.ts';
import { markedGames } from './marks.ts';
import type { Outgoing, SecretKind } from './secrets.ts';

/** A fault that lets a secret out, in the games of one name. */
export type Plant = {
  readonly name: string;
  readonly leaks: SecretKind;
  readonly in: string;
  readonly house: HouseOptions;
};

type Payload = Record<string, unknown>;
type Told = { readonly action: string; readonly payload: unknown };
type Rewrite = (
  gameState: Payload,
  state: never,
  seats: readonly { readonly accountId: string }[],
) => Payload;

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** The games, in one of which every state that goes out is written anew by who knows all. */
function telling(endpoint: string, rewrite: Rewrite): HouseOptions {
  const rewritten = (frames: readonly Told[], state: unknown, seats: Parameters<Rewrite>[2]) =>
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
    welcome: (view, table, arrival, state) =>
      rewritten(game.welcome(view, table, arrival, state), state, table.seats),
    updates: (view, events, table, state) =>
      rewritten(game.updates(view, events, table, state), state, table.seats),
  });
  return withGame(endpoint, planted);
}

const withGame = (endpoint: string, planted: (game: Game) => Game): HouseOptions => ({
  games: (deps) => markedGames(deps).map((game) => (game.endpoint.name === endpoint ? planted(game) : game)),
});

/** Lobbies that remember what whoever came in last was told, and tell the list of lobbies, or everybody in the lobby. */
function gossiping(endpoint: string, field: 'password' | 'accessToken', to: 'list' | 'lobby'): HouseOptions {
  let remembered: unknown = 'nothing yet';
  return withGame(endpoint, (game) => ({
    ...game,
    welcome(view, table, arrival, state) {
      const frames = game.welcome(view, table, arrival, state);
      for (const { payload } of frames) remembered = (payload as Payload)[field] ?? remembered;
      return frames;
    },
    updates: (view, events, table, state) =>
      game
        .updates(view, events, table, state)
        .map((frame) =>
          to === 'lobby' ? { ...frame, payload: { ...(frame.payload as Payload), note: remembered } } : frame,
        ),
    ...(game.list === undefined
      ? {}
      : {
          list: {
            ...game.list,
            summaryOf: (state: LobbyTypes<LobbyGameTypes>['state'], table) => {
              const summary = game.list?.summaryOf(state, table);
              return summary !== undefined && to === 'list' ? { ...summary, note: remembered } : summary;
            },
          },
        }),
  }));
}

/** Whatever is found in one thing that goes out is added to the next one that is meant for somebody else. */
function echoing(found: RegExp, into: (out: Outgoing) => boolean): HouseOptions {
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

/** One fault at least for each kind of secret. */
export const plants: readonly Plant[] = [
  {
    name: 'the picture of the answer beside every guess',
    leaks: 'champion of the day',
    in: 'Champion Rift',
    house: telling('championRift', (shown, { answerId }: { answerId: string }) => ({
      ...shown,
      portrait: `/img/${answerId.toLowerCase()}.webp`,
    })),
  },
  {
    name: 'the answer in base64',
    leaks: 'champion of the day',
    in: 'Champion Rift',
    house: telling('championRift', (shown, { answerId }: { answerId: string }) => ({
      ...shown,
      proof: base64(`the answer is ${answerId}, nobody else`),
    })),
  },
  {
    name: 'a picture that is called like the price',
    leaks: 'next price',
    in: 'More or Less',
    house: telling('moreOrLess', (shown, { nextItem }: { nextItem: { priceGold: number } }) => ({
      ...shown,
      nextItem: { ...(shown['nextItem'] as Payload), image: `${nextItem.priceGold}.png` },
    })),
  },
  {
    name: 'the price for two who play together',
    leaks: 'next price',
    in: 'More or Less, coop',
    house: telling('moreOrLess', (shown, { nextItem }: { nextItem: { priceGold: number } }) => ({
      ...shown,
      timePerTurn: nextItem.priceGold,
    })),
  },
  {
    name: 'a picture that is called like the cooldown',
    leaks: 'cooldown',
    in: 'Cooldown Clash',
    house: telling(
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
    name: 'an address that tells the position',
    leaks: 'position',
    in: 'Rift Guesser',
    house: telling('riftGuesser', (shown, { position }: { position: { x: number; y: number } }) => ({
      ...shown,
      section: `/api/riftGuesser/section/${base64(`${position.x}/${position.y}`)}.webp`,
    })),
  },
  {
    name: 'the seed of the generator',
    leaks: 'random seed',
    in: 'Chain of Legends',
    house: telling('chainOfLegends', (shown, { game }: { game: { random: Random } }) => ({
      ...shown,
      lastInput: game.random[0],
    })),
  },
  {
    name: 'the account of who sits there',
    leaks: 'account id',
    in: 'Chain of Legends',
    house: telling('chainOfLegends', (shown, _state, seats) => ({
      ...shown,
      lastPlayer: seats[0]?.accountId,
    })),
  },
  {
    name: 'the password in the overview',
    leaks: 'lobby password',
    in: 'Cooldown Clash',
    house: gossiping('cooldownClash', 'password', 'list'),
  },
  {
    name: "somebody's token in the lobby",
    leaks: 'lobby token',
    in: 'Chain of Legends',
    house: gossiping('chainOfLegends', 'accessToken', 'lobby'),
  },
  {
    name: 'a token in the log',
    leaks: 'session token',
    in: 'More or Less',
    house: echoing(/"token":"([\w.-]+)"/, isLog),
  },
  {
    name: "somebody else's account in a reply",
    leaks: 'account id',
    in: 'Champion Rift',
    house: echoing(/"id":"([\da-f-]{36})"/, isReply),
  },
  {
    name: 'a recovery code in a reply',
    leaks: 'recovery code',
    in: 'Rift Guesser',
    house: echoing(/"codes":\["([\w-]+)"/, isReply),
  },
  {
    name: "the provider's secret in a reply",
    leaks: 'secret of the instance',
    in: 'More or Less',
    house: {
      tamper: (out) =>
        isReply(out)
          ? { ...out, text: `${out.text}?client_secret=${encodeURIComponent(INSTANCE.OIDC_CLIENT_SECRET)}` }
          : out,
    },
  },
];
