import type { GameId } from '@hub/engine/wire/ids';
import type { ClashPlayer, ClashState } from '../../game.ts';

/** A player whose name is also the id. */
export const clashPlayer = (id: string, rest: Partial<ClashPlayer> = {}): ClashPlayer => ({
  id,
  seat: 0,
  name: id,
  usernameEffect: null,
  connected: true,
  bot: null,
  hasGuessed: rest.guess !== undefined && rest.guess !== null,
  guess: null,
  points: 0,
  totalPoints: 0,
  closestRounds: null,
  exactRounds: null,
  hasLeft: false,
  ...rest,
});

type Options = Partial<ClashState> & { readonly cooldown?: number[] };

/** A game about Lissandra's Frozen Tomb. */
export const clashState = ({ cooldown, ...rest }: Options = {}): ClashState => ({
  lobbyId: 'ABC234' as GameId,
  version: 1,
  players: [clashPlayer('a'), clashPlayer('b')],
  round: 1,
  action: 'countdown',
  targetChampion: { id: 'Lissandra', name: 'Lissandra', image: { full: 'Lissandra.png' } },
  targetSpell: {
    id: 'LissandraR',
    key: 'R',
    name: 'Frozen Tomb',
    image: { full: 'LissandraR.png' },
    ...(cooldown && { cooldown }),
  },
  timeLeft: 15_000,
  timePerTurn: 15_000,
  guessTime: 15,
  winPoints: 500,
  gameOver: false,
  winner: null,
  isPractice: false,
  ...rest,
});
