import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { Heart } from 'lucide-react';
import { newsTexts } from '../../messages/news.ts';
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
    aria-label={newsTexts.likeThis(formatFigure(likes))}
    className={classNames('num', styles['like'], isLiked && styles['liked'])}
    onClick={() => onLike(!isLiked)}
  >
    {formatFigure(likes)}
  </Button>
);
