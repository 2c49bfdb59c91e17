import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { use } from 'react';
import { rulesTexts } from '../../messages/rules.ts';
import styles from './rules-dialog.module.css';
import { rulesOf } from './rules-of.ts';

interface Props {
  readonly game: GameScreen;
  readonly onClose: () => void;
}

/** The rules of a game. Suspends while their text is fetched. */
export const RulesDialog = ({ game, onClose }: Props) => (
  <Modal open onClose={onClose} title={rulesTexts.title(game.game.names.title)}>
    <ul className={styles['rules']}>
      {use(rulesOf(game)).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </Modal>
);
