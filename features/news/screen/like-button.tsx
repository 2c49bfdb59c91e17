import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { plural, t } from '@lingui/core/macro';
import { Heart } from 'lucide-react';
import styles from './like-button.module.css';
import type { Likes } from './likes.ts';

interface Props {
  readonly likes: Likes;
  readonly onLike: (liked: boolean) => void;
}

/** Button that likes or unlikes a news item; shows the number of likes. */
export const LikeButton = ({ likes: { likes, isLiked }, onLike }: Props) => (
  <Button
    icon={Heart}
    aria-pressed={isLiked}
    aria-label={t`Like this update, ${plural({ count: likes }, { one: '# like', other: '# likes' })}`}
    className={classNames('num', styles['like'], isLiked && styles['liked'])}
    onClick={() => onLike(!isLiked)}
  >
    {formatFigure(likes)}
  </Button>
);
