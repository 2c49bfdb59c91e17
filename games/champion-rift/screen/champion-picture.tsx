import { ChampionEmblem } from '@hub/ui/emblem/champion-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { championIdOf } from './attributes.ts';

/** Returns the URL of a portrait on the content network, or undefined if the network is disabled. */
export type PortraitSrc = (image: string) => string | undefined;

interface Props {
  /** File name of the portrait, such as `MonkeyKing.png`. */
  readonly image: string;
  readonly portraitSrc: PortraitSrc;
  /** For sizes of 40 px and less: hides the role. */
  readonly compact?: boolean | undefined;
}

/** A champion's picture; fills its container. Decorative, because the name is always beside it. */
export function ChampionPicture({ image, portraitSrc, compact }: Props) {
  return (
    <Portrait src={portraitSrc(image)}>
      <ChampionEmblem id={championIdOf(image)} label="" compact={compact} />
    </Portrait>
  );
}
