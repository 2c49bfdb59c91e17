import { ChampionEmblem } from './champion-emblem.tsx';
import { Portrait, type PortraitProps } from './portrait.tsx';

interface Props extends PortraitProps {
  /** Id of the champion, such as `MonkeyKing`. */
  readonly id: string;
}

/** A champion's picture over its emblem. Decorative, because the name is always beside it. */
export const ChampionPicture = ({ id, ...portrait }: Props) => (
  <Portrait {...portrait}>
    <ChampionEmblem id={id} />
  </Portrait>
);
