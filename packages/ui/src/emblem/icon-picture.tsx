import { emblemByName } from '@hub/catalog/emblem-facts';
import { ChampionPicture } from './champion-picture.tsx';
import type { PortraitProps } from './portrait.tsx';

interface Props extends PortraitProps {
  /** The icon's name, which is that of its champion. */
  readonly name: string;
}

/** A profile icon. Decorative: the name is always shown beside it. */
export const IconPicture = ({ name, ...portrait }: Props) => (
  <ChampionPicture id={emblemByName(name)?.id ?? name} {...portrait} />
);
