import { ChampionEmblem } from './champion-emblem.tsx';
import { Portrait } from './portrait.tsx';

interface Props {
  /** Id of the champion, such as `MonkeyKing`. */
  readonly id: string;
  /** URL of the portrait; without it only the emblem is shown. */
  readonly src: string | undefined;
}

/** A champion's picture; fills its container. Decorative, because the name is always beside it. */
export function ChampionPicture({ id, src }: Props) {
  return (
    <Portrait src={src}>
      <ChampionEmblem id={id} label="" />
    </Portrait>
  );
}
