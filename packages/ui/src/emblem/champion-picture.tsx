import { ChampionEmblem } from './champion-emblem.tsx';
import { Portrait } from './portrait.tsx';

/** Returns the URL of a portrait on the content network, or undefined if the network is disabled. */
export type PortraitSrc = (image: string) => string | undefined;

interface Props {
  /** Id of the champion, such as `MonkeyKing`. */
  readonly id: string;
  readonly portraitSrc: PortraitSrc;
  /** For sizes of 40 px and less: hides the role. */
  readonly compact?: boolean | undefined;
}

/** A champion's picture; fills its container. Decorative, because the name is always beside it. */
export function ChampionPicture({ id, portraitSrc, compact }: Props) {
  return (
    <Portrait src={portraitSrc(`${id}.png`)}>
      <ChampionEmblem id={id} label="" compact={compact} />
    </Portrait>
  );
}
