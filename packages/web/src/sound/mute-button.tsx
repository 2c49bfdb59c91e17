import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { t } from '@lingui/core/macro';
import { Volume2, VolumeX } from 'lucide-react';
import { useSound, useSoundSetting } from './sound-context.ts';

/** Mutes and unmutes all sound; keeps the volume setting. */
export function MuteButton() {
  const { settings } = useSound();
  const isMuted = useSoundSetting((state) => state.isMuted);
  return (
    <IconButton
      label={t`Mute sound`}
      icon={isMuted ? VolumeX : Volume2}
      aria-pressed={isMuted}
      onClick={() => settings.getState().setMuted(!isMuted)}
    />
  );
}
