import { ChampionEmblem } from '@hub/ui/emblem/champion-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { championIdOf } from './attributes.ts';

/** Address of a portrait on the content network, or undefined when the page stays offline. */
export type PortraitSrc = (image: string) => string | undefined;

interface Props {
  /** File name of the portrait, such as `MonkeyKing.png`. */
  readonly image: string;
  readonly portraitSrc: PortraitSrc;
  /** For 40 px and less: without the role. */
  readonly compact?: boolean | undefined;
}

/** A champion's picture, to fill its box. Decoration: the name always stands beside it. */
export function ChampionPicture({ image, portraitSrc, compact }: Props) {
  return (
    <Portrait src={portraitSrc(image)}>
      <ChampionEmblem id={championIdOf(image)} label="" compact={compact} />
    </Portrait>
  );
}
