import { emblemById } from '@hub/catalog/emblem-facts';
import { sigilUrl } from '../art/sigil-url.ts';
import { DrawnEmblem } from './drawn-emblem.tsx';
import { REGION_PALETTES } from './palettes.ts';

interface Props {
  /** The champion's id, such as `MonkeyKing`. */
  readonly id: string;
}

/** The sigil of a champion, on the ground of its region until the file has come. Unknown champions have a question mark. Decorative. */
export function ChampionEmblem({ id }: Props) {
  const facts = emblemById(id);
  return (
    <DrawnEmblem src={facts && sigilUrl(id)} ground={REGION_PALETTES[facts?.region ?? 'Runeterra'].deep} />
  );
}
