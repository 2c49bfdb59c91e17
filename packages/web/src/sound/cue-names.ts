/** Every sound cue of the app; its recording is `cues/<name>.wav`, the reel's an mp3. */
export const CUES = [
  'close',
  'open',
  'open2',
  'create',
  'hover',
  'correct',
  'wrong',
  'click',
  'click2',
  'click3',
  'tick',
  'tack',
  'slide',
  'slide2',
  'ingameNotification',
  'swoosh',
  'swoosh2',
  'swoosh3',
  'plop',
  'spinningReel',
  'solved',
  'streakDay',
  'purchase',
  'newTier',
] as const;
export type Cue = (typeof CUES)[number];

/** Volume of the cues that do not play at 1, as a share of the master volume. */
export const QUIETER_CUES: Readonly<Partial<Record<Cue, number>>> = {
  hover: 0.1,
  swoosh: 0.6,
  swoosh2: 0.6,
  plop: 0.7,
};
