import { emblemByName } from '@hub/catalog/emblem-facts';
import { ChampionEmblem } from './champion-emblem.tsx';
import { Portrait } from './portrait.tsx';

interface Props {
  /** The icon's name: that of its champion. */
  readonly name: string;
  /** Address of its remote picture; the emblem alone without it. */
  readonly src?: string | undefined;
  /** px; it fills its box without. */
  readonly size?: number | undefined;
  /** For 40 px and less: without the role. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A profile icon. Decoration: the name always stands beside it. */
export const IconPicture = ({ name, src, size, compact, className }: Props) => (
  <Portrait src={src} size={size} className={className}>
    <ChampionEmblem id={emblemByName(name)?.id ?? name} label="" compact={compact} />
  </Portrait>
);
