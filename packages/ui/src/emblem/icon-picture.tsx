import { emblemByName } from '@hub/catalog/emblem-facts';
import { ChampionEmblem } from './champion-emblem.tsx';
import { Portrait } from './portrait.tsx';

interface Props {
  /** The icon's name, which is that of its champion. */
  readonly name: string;
  /** URL of the remote picture; without it only the emblem is shown. */
  readonly src?: string | undefined;
  /** px; by default it fills its box. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A profile icon. Decorative: the name is always shown beside it. */
export const IconPicture = ({ name, src, size, className }: Props) => (
  <Portrait src={src} size={size} className={className}>
    <ChampionEmblem id={emblemByName(name)?.id ?? name} label="" />
  </Portrait>
);
