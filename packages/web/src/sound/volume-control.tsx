import { t } from '@lingui/core/macro';
import { MuteButton } from './mute-button.tsx';
import styles from './volume-control.module.css';
import { VolumeSlider } from './volume-slider.tsx';

interface Props {
  /** Whether there is room for the slider; otherwise only the mute button is shown. */
  readonly expanded: boolean;
}

/** Mute button and volume slider of the sidebar. */
export function VolumeControl({ expanded }: Props) {
  return (
    <fieldset className={styles['control']} data-expanded={expanded}>
      <legend className="sr">{t`Sound`}</legend>
      <MuteButton />
      {expanded && <VolumeSlider />}
    </fieldset>
  );
}
