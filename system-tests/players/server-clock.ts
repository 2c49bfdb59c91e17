/** A server's clock: it shows `from` (ms since 1970) at the real time `realTime`, and runs at `speed` after that. */
export interface ClockSettings {
  readonly from: number;
  readonly realTime: number;
  readonly speed: number;
}

export const CLOCK_VARIABLE = 'SYSTEM_TEST_CLOCK';

/** The clock at a real time, in whole ms since 1970. Before `realTime` it runs in real time. */
export const timeAt = ({ from, realTime, speed }: ClockSettings, at: number): number =>
  Math.floor(at < realTime ? from - (realTime - at) : from + (at - realTime) * speed);
