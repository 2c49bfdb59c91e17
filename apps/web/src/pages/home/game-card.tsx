import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { buttonClass } from '@hub/ui/controls/button-variant.ts';
import { useLanguage } from '@hub/ui/language/use-language.ts';
import { type GameScreen, isDaily, isVersus, lineOf, nameOf } from '@hub/ui/screens/screen.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Tag } from '@hub/ui/text/tag.tsx';
import { screens } from '@hub/web/games.ts';
import { Link } from '@hub/web/links/link.tsx';
import { firstPath, playPath, quickPath } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Star } from 'lucide-react';
import { type CSSProperties, memo, startTransition } from 'react';
import styles from './game-card.module.css';

interface Props {
  readonly screen: GameScreen;
  /** Whether it is the card of this daily game alone, not of all of them. */
  readonly isOwn: boolean;
  /** Label of the button. */
  readonly action: string;
  /** Whether today's puzzles of the game are solved: gold goes to what is not. */
  readonly isDone: boolean;
  /** Whether today's puzzles are solved, and one at the first try. */
  readonly isGold: boolean;
  /** Whether the card has its full width and shows its description. */
  readonly isActive: boolean;
  readonly onActivate: (screen: GameScreen) => void;
}

/** A game's card, which links to the game. Expands when the pointer moves over it, and on focus. */
export const GameCard = memo(function GameCard({
  screen,
  isOwn,
  action,
  isDone,
  isGold,
  isActive,
  onActivate,
}: Props) {
  useLanguage();
  const { game, scene } = screen;
  // Redraws two large pictures: later than the press that may have activated the card.
  const activate = () => startTransition(() => onActivate(screen));
  return (
    <Link
      to={addressOf(screen, isOwn)}
      className={classNames('cut', styles['card'], isActive && styles['active'], isGold && styles['gold'])}
      style={{ '--g': hueColor(game.hue) } as CSSProperties}
      onPointerMove={(event) => {
        // A pointer that rests enters the card when the page appears below it.
        if (event.movementX !== 0 || event.movementY !== 0) activate();
      }}
      onFocus={activate}
      data-cue-hover="hover"
    >
      <Scene src={scene} eager={screen === screens[0]} />
      <span className={styles['text']}>
        <span className={styles['tags']}>
          {isGold && (
            <Chip color="var(--gold-300)" icon={Star}>
              {t`First try`}
            </Chip>
          )}
          {game.tags.map((tag) => (
            <Tag key={tag} name={tag} />
          ))}
        </span>
        <span className={classNames('display', styles['name'])}>
          {isOwn ? screen.game.names.title : nameOf(screen)}
        </span>
        <span className={styles['line']}>{isOwn ? screen.line : lineOf(screen)}</span>
        <span className={buttonClass({ variant: isDone ? 'neutral' : 'gold', className: styles['go'] })}>
          {action}
        </span>
      </span>
    </Link>
  );
});

/** Where the card leads: to play at once, if the game can be played at once. */
function addressOf(screen: GameScreen, isOwn: boolean): string {
  if (isVersus(screen)) return quickPath(screen);
  return isDaily(screen) && isOwn ? playPath(screen) : firstPath(screen);
}
