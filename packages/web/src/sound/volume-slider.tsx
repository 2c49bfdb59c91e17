import { Slider } from '@hub/ui/controls/slider.tsx';
import { formatPercent } from '@hub/ui/text/figure-format.ts';
import { t } from '@lingui/core/macro';
import { useSound, useSoundSetting } from './sound-context.ts';
import * as cues from './sound-map.ts';

/** Percent by which an arrow key moves the volume. */
const STEP = 5;

/** The master volume in percent. Moving the slider unmutes, so that the change is audible. */
export function VolumeSlider() {
  const { settings, playCue } = useSound();
  const percent = useSoundSetting((state) => Math.round(state.volume * 100));
  const change = (moved: number) => {
    const { setVolume, setMuted } = settings.getState();
    setMuted(false);
    // Before the change, so that the cue at 0 % is still audible while it fades.
    if (moved === 0 || moved === 100) playCue(cues.volumeAtEndStop);
    setVolume(moved / 100);
  };
  return (
    <Slider
      label={t`Volume`}
      value={percent}
      step={STEP}
      valueText={(value: number) => formatPercent(value / 100)}
      onChange={change}
    />
  );
}
