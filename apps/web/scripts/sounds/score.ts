import type { Cue } from '@hub/web/sound/cue-names.ts';
import * as face from './interface-cues.ts';
import * as motion from './motion-cues.ts';
import * as reward from './reward-cues.ts';
import { fadeEnds, type Signal, toPeak } from './signal.ts';
import * as timer from './timer-cues.ts';

/** Seconds of the fades that every cue gets: short enough to keep a strike, long enough not to click. */
const FADE_IN = 0.0015;
const FADE_OUT = 0.02;

/** How each cue is made, and its peak in dBFS: set so that all seem equally loud at their volume. */
const cues: Readonly<Record<Cue, { readonly make: () => Signal; readonly peak: number }>> = {
  close: { make: face.close, peak: -9 },
  open: { make: face.open, peak: -8 },
  open2: { make: face.open2, peak: -11 },
  create: { make: face.create, peak: -6 },
  hover: { make: face.hover, peak: -6 },
  correct: { make: reward.right, peak: -6 },
  wrong: { make: reward.wrong, peak: -6 },
  click: { make: face.click, peak: -9 },
  click2: { make: face.click2, peak: -10 },
  click3: { make: face.click3, peak: -8 },
  tick: { make: timer.tick, peak: -8 },
  tack: { make: timer.tack, peak: -8 },
  slide: { make: motion.slide, peak: -9 },
  slide2: { make: motion.slide2, peak: -9 },
  ingameNotification: { make: face.ingameNotification, peak: -8 },
  swoosh: { make: motion.swoosh, peak: -6 },
  swoosh2: { make: motion.swoosh2, peak: -6 },
  swoosh3: { make: motion.swoosh3, peak: -6 },
  plop: { make: motion.plop, peak: -6 },
  spinningReel: { make: timer.spinningReel, peak: -6 },
  solved: { make: reward.solved, peak: -6 },
  streakDay: { make: reward.streakDay, peak: -7 },
  purchase: { make: reward.purchase, peak: -6 },
  newTier: { make: reward.newTier, peak: -6 },
};

/** Plays a cue on paper: mono samples that start and end at zero. */
export function perform(cue: Cue): Signal {
  const { make, peak } = cues[cue];
  return toPeak(fadeEnds(make(), FADE_IN, FADE_OUT), peak);
}
