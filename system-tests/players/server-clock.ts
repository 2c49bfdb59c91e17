/** How a server's time goes: `from` is its time (ms since 1970) at the real time `wall`; after that it has this speed. */
export interface Course {
  readonly from: number;
  readonly wall: number;
  readonly speed: number;
}

export const COURSE_VARIABLE = 'SYSTEM_TEST_CLOCK';

/** The server's time at a real time, in whole ms since 1970. Before `wall` it goes as the real one. */
export const timeAt = ({ from, wall, speed }: Course, at: number): number =>
  Math.floor(at < wall ? from - (wall - at) : from + (at - wall) * speed);
