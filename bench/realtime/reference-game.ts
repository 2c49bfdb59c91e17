/** Players of a room. */
export const SEATS = 4;
/** Milliseconds of the game's own clock, as Cooldown Clash has them; the countdown is the longest the form allows. */
export const REEL_MS = 4_000;
export const RESULTS_MS = 6_000;
export const GUESS_MS = 999_000;

interface Player {
  id: string;
  seat: number;
  name: string;
  usernameEffect: string | null;
  connected: boolean;
  bot: null;
  hasGuessed: boolean;
  guess: number | null;
  points: number;
  totalPoints: number;
  hasLeft: boolean;
}

/** What the reference broadcasts, field by field what Cooldown Clash does. */
export interface State {
  lobbyId: string;
  version: number;
  players: Player[];
  round: number;
  action: 'sendData' | 'countdown' | 'showResults';
  targetChampion: { id: string; name: string; image: { full: string } };
  targetSpell: { id: string; key: string; name: string; image: { full: string } };
  timeLeft: number;
  timePerTurn: number;
  guessTime: number;
  winPoints: number;
  gameOver: boolean;
  winner: string | null;
  isPractice: boolean;
  /** Kept back. */
  cooldowns: number[];
}

/** Public id of a seat's player. */
export const playerOf = (room: number, seat: number): string =>
  `player${String(room * SEATS + seat).padStart(6, '0')}`;

/** A room before its first round. */
export const clashState = (room: number): State => ({
  lobbyId: String(room).padStart(6, '0'),
  version: 0,
  players: Array.from({ length: SEATS }, (_, seat) => ({
    id: playerOf(room, seat),
    seat,
    name: `Player ${seat}`,
    usernameEffect: null,
    connected: true,
    bot: null,
    hasGuessed: false,
    guess: null,
    points: 0,
    totalPoints: 0,
    hasLeft: false,
  })),
  round: 1,
  action: 'sendData',
  targetChampion: { id: 'Lissandra', name: 'Lissandra', image: { full: 'Lissandra.png' } },
  targetSpell: { id: 'LissandraR', key: 'R', name: 'Frozen Tomb', image: { full: 'LissandraR.png' } },
  timeLeft: REEL_MS,
  timePerTurn: REEL_MS,
  guessTime: 999,
  winPoints: 1000,
  gameOver: false,
  winner: null,
  isPractice: false,
  cooldowns: [120, 100, 80],
});
