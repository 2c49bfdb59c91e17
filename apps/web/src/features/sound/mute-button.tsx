import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Volume2, VolumeX } from 'lucide-react';
import { soundTexts } from '../../messages/sound.ts';
import { useSound, useSoundSetting } from './sound-context.ts';

/** Mutes and unmutes all sound; keeps the volume setting. */
export function MuteButton() {
  const { settings } = useSound();
  const isMuted = useSoundSetting((state) => state.isMuted);
  return (
    <IconButton
      label={soundTexts.mute}
      icon={isMuted ? VolumeX : Volume2}
      aria-pressed={isMuted}
      onClick={() => settings.getState().setMuted(!isMuted)}
    />
  );
}
