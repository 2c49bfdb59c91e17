import type { GameId } from '@hub/engine/wire/ids';
import type { ChainPlayer, ChainState } from '../../game.ts';

/** A player whose name is also the id. */
export const chainPlayer = (id: string, rest: Partial<ChainPlayer> = {}): ChainPlayer => ({
  id,
  seat: 0,
  name: id,
  usernameEffect: null,
  connected: true,
  bot: null,
  lives: 3,
  hasLeft: false,
  place: null,
  ...rest,
});

/** A champion as in the frames. */
export const champion = (id: string, name = id) => ({ id, name, image: { full: `${id}.png` } });

/** Champions that are not named yet. */
export const championsLeft = (...ids: string[]): ChainState['championData'] =>
  Object.fromEntries(ids.map((id) => [id, { id, image: { full: `${id}.png` } }]));

/** The first turn of a game of Kestrel and Bramble: it is Kestrel's turn, any champion is allowed. */
export const chainState = (rest: Partial<ChainState> = {}): ChainState => ({
  lobbyId: 'ABC234' as GameId,
  version: 1,
  players: [chainPlayer('Kestrel', { seat: 0 }), chainPlayer('Bramble', { seat: 1 })],
  lives: 3,
  currentPlayerIndex: 0,
  turn: 1,
  lastChampion: null,
  nextLetter: null,
  championData: championsLeft('Ahri', 'Ivern', 'Nasus', 'Sona', 'Xayah'),
  usedChampions: [],
  lastInput: null,
  lastPlayer: null,
  action: null,
  mistake: null,
  timeLeft: 15_000,
  timePerTurn: 15_000,
  guessTime: 15,
  gameOver: false,
  winner: null,
  championsUsed: 0,
  lostThrough: null,
  possiblePick: null,
  isPractice: false,
  ...rest,
});

/** Bramble has named Ahri: Kestrel must continue with I. */
export const afterAhri = (rest: Partial<ChainState> = {}): ChainState =>
  chainState({
    turn: 2,
    lastChampion: champion('Ahri'),
    nextLetter: 'I',
    usedChampions: [champion('Ahri')],
    championData: championsLeft('Ivern', 'Nasus', 'Sona', 'Xayah'),
    lastInput: 'Ahri',
    lastPlayer: 'Bramble',
    action: 'correctInput',
    championsUsed: 1,
    ...rest,
  });
