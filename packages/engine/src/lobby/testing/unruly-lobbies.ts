import { nextInt } from '../../kernel/random.ts';
import type { GameRules, Seat } from '../../kernel/rules.ts';
import { type DrawCommand, playRandomly, type RandomMatch } from '../../testing/random-player.ts';
import type { LobbyCommand } from '../command.ts';
import type { LobbyGameTypes } from '../lobby-game.ts';
import type { LobbyTypes } from '../rules.ts';
import type { MatchSetting } from './play-out.ts';

/** The game-specific setup of lobbies with arbitrary commands. */
type UnrulySetting<T extends LobbyGameTypes> = Pick<MatchSetting<T>, 'facts' | 'draw' | 'settings'> & {
  /** Other commands of a seat, each with a probability of one in twelve. */
  readonly meddling: (seat: Seat) => readonly LobbyCommand<T['command'], T['settings']>[];
  /** The move if none was drawn. */
  readonly instead: T['command'];
};

/** Draws any command. */
const drawAnything =
  <T extends LobbyGameTypes>({ meddling, draw, instead }: UnrulySetting<T>): DrawCommand<LobbyTypes<T>> =>
  (state, seat, random) => {
    const [chance, next] = nextInt(random, 12);
    const command = meddling(seat)[chance];
    if (command !== undefined) return [command, next];
    if (state.phase === 'over') return [{ type: 'playAgain' }, next];
    if (state.phase === 'loading') return [{ type: 'pageLoaded' }, next];
    if (state.phase !== 'playing') return [{ type: 'setReady', isReady: chance > 4 }, next];
    const [move, after] = draw(state, seat, next);
    return [{ type: 'move', move: move ?? instead }, after];
  };

/** Plays `count` lobbies of four players with arbitrary inputs. Deterministic. */
export function playUnrulyLobbies<T extends LobbyGameTypes>(
  rules: GameRules<LobbyTypes<T>>,
  count: number,
  setting: UnrulySetting<T>,
): readonly RandomMatch<LobbyTypes<T>>[] {
  const { settings, facts } = setting;
  const draw = drawAnything(setting);
  return Array.from({ length: count }, (_, index) =>
    playRandomly(rules, {
      options: { settings, sealedPassword: null },
      seats: 4,
      seed: `anything ${index}`,
      facts,
      maxInputs: 120,
      draw,
    }),
  );
}
