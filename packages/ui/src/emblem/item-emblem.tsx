import { itemUrl } from '../art/sigil-url.ts';
import { DrawnEmblem } from './drawn-emblem.tsx';

interface Props {
  readonly id: string | number;
}

/** The drawing of an item, on a dark ground until the file has come. Decorative. */
export const ItemEmblem = ({ id }: Props) => <DrawnEmblem src={itemUrl(id)} ground="#161d2e" />;
