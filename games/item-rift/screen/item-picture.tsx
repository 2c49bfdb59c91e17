import { ItemEmblem } from '@hub/ui/emblem/item-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';

/** Returns the URL of a picture on the content network, or undefined if the network is disabled. */
export type PictureSrc = (image: string) => string | undefined;

interface Props {
  readonly id: string;
  readonly pictureSrc: PictureSrc;
}

/** An item's picture; fills its container. Decorative, because the name is always beside it. */
export const ItemPicture = ({ id, pictureSrc }: Props) => (
  <Portrait src={pictureSrc(`${id}.png`)}>
    <ItemEmblem id={id} name="" label="" />
  </Portrait>
);
