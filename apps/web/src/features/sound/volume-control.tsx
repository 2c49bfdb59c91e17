import { lazy, Suspense } from 'react';
import { soundTexts } from '../../messages/sound.ts';
import { MuteButton } from './mute-button.tsx';
import styles from './volume-control.module.css';

// The slider is most of the weight, and a closed sidebar never shows it.
const VolumeSlider = lazy(async () => ({ default: (await import('./volume-slider.tsx')).VolumeSlider }));

interface Props {
  /** Whether there is room for the slider; without it only the mute button is there. */
  readonly expanded: boolean;
}

/** Mute button and volume slider of the sidebar; its height is the same before the slider has come. */
export function VolumeControl({ expanded }: Props) {
  return (
    <fieldset className={styles['control']} data-expanded={expanded}>
      <legend className="sr">{soundTexts.group}</legend>
      <MuteButton />
      {expanded && (
        <Suspense>
          <VolumeSlider />
        </Suspense>
      )}
    </fieldset>
  );
}
