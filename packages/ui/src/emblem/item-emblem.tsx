import { itemUrl } from '../art/sigil-url.ts';
import { DrawnEmblem } from './drawn-emblem.tsx';

interface Props {
  readonly id: string | number;
  readonly name: string;
  /** Accessible name, by default the item's name; empty for a decorative emblem. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The drawing of an item, on a dark ground until the file has come. */
export const ItemEmblem = ({ id, name, label = name, className }: Props) => (
  <DrawnEmblem src={itemUrl(id)} label={label} ground="#161d2e" className={className} />
);
