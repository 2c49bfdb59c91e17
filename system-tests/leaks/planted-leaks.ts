import type { Game } from '@hub/engine/binding/binding';
import type { LobbyGameTypes } from '@hub/engine/lobby/lobby-game';
import type { LobbyTypes } from '@hub/engine/lobby/rules';
import { markedGames } from './game-secrets.ts';
import { type PlayedKind, playedKinds } from './random-games.ts';
import type { Outgoing } from './secrets.ts';
import { INSTANCE, type TestHubOptions } from './test-hub.ts';

/** A fault that reveals secrets in games of one kind. */
export type PlantedLeak = {
  readonly name: string;
  /** The kinds of secrets that it reveals, once it has revealed them. */
  readonly leaks: ReadonlySet<string>;
  readonly in: string;
  readonly testHub: TestHubOptions;
};

type Payload = Record<string, unknown>;
type SentFrame = { readonly action: string; readonly payload: unknown };
type Rewrite = (
  gameState: Payload,
  state: unknown,
  seats: readonly { readonly accountId: string }[],
  game: Game,
) => Payload;

/** Changes every state that a game sends, with access to the stored state. */
function revealing(gameId: string, rewrite: Rewrite): TestHubOptions {
  const rewritten = (
    frames: readonly SentFrame[],
    state: unknown,
    seats: Parameters<Rewrite>[2],
    game: Game,
  ) =>
    frames.map(({ action, payload }) => {
      const { gameState } = payload as { gameState?: Payload | null };
      if (gameState === undefined || gameState === null) return { action, payload };
      return {
        action,
        payload: { ...(payload as Payload), gameState: rewrite(gameState, state, seats, game) },
      };
    });
  const planted = (game: Game): Game => ({
    ...game,
    welcome: (view, session, arrival, state) =>
      rewritten(game.welcome(view, session, arrival, state), state, session.seats, game),
    updates: (view, events, session, state) =>
      rewritten(game.updates(view, events, session, state), state, session.seats, game),
  });
  return withGame(gameId, planted);
}

const withGame = (gameId: string, planted: (game: Game) => Game): TestHubOptions => ({
  games: (deps) => markedGames(deps).map((game) => (game.descriptor.id === gameId ? planted(game) : game)),
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

/** Everything that the rules keep secret, in every state that the game sends. */
function revealingAll({ name, gameId }: PlayedKind): PlantedLeak {
  const leaks = new Set<string>();
  return {
    name: `the secrets of ${name}`,
    leaks,
    in: name,
    testHub: revealing(gameId, (shown, state, _seats, { rules, facts }) => {
      const secrets = rules.secretsOf(state, facts);
      for (const secret of secrets) leaks.add(secret.name);
      return { ...shown, hint: secrets.map(({ values }) => values) };
    }),
  };
}

/** All secrets of each game, and those of accounts, lobbies and the instance. */
export const plantedLeaks: readonly PlantedLeak[] = [
  ...playedKinds.filter(({ name }) => name !== 'Sign-in').map(revealingAll),
  {
    name: 'the account of a seat',
    leaks: new Set(['account id']),
    in: 'Chain of Legends',
    testHub: revealing('chainOfLegends', (shown, _state, seats) => ({
      ...shown,
      lastPlayer: seats[0]?.accountId,
    })),
  },
  {
    name: 'the password in the list of lobbies',
    leaks: new Set(['lobby password']),
    in: 'Cooldown Clash',
    testHub: leakingLobby('cooldownClash', 'password', 'list'),
  },
  {
    name: 'the token of another player in the lobby',
    leaks: new Set(['lobby token']),
    in: 'Chain of Legends',
    testHub: leakingLobby('chainOfLegends', 'accessToken', 'lobby'),
  },
  {
    name: 'a token in the log',
    leaks: new Set(['session token']),
    in: 'More or Less',
    testHub: copying(/"token":"([\w.-]+)"/, isLog),
  },
  {
    name: 'the account of another player in a reply',
    leaks: new Set(['account id']),
    in: 'Champion Rift',
    testHub: copying(/"id":"([\da-f-]{36})"/, isReply),
  },
  {
    name: 'a recovery code in a reply',
    leaks: new Set(['recovery code']),
    in: 'Rift Guesser',
    testHub: copying(/"codes":\["([\w-]+)"/, isReply),
  },
  {
    name: "the provider's secret in a reply",
    leaks: new Set(['secret of the instance']),
    in: 'More or Less',
    testHub: {
      tamper: (out) =>
        isReply(out)
          ? { ...out, text: `${out.text}?client_secret=${encodeURIComponent(INSTANCE.OIDC_CLIENT_SECRET)}` }
          : out,
    },
  },
];
