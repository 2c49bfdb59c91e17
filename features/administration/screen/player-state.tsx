import type { PlayerRow } from '../calls/players.ts';
import { State } from './kit/panel.tsx';
import styles from './players-part.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.players;

/** What is special about an account, in one word each. */
export function PlayerState({ of }: { readonly of: PlayerRow }) {
  const { role, isGuest, suspendedUntil, closedAt, erasedAt, reports } = of;
  return (
    <span className={styles['states']}>
      {role !== null && <State variant="plain">{texts.roles[role]}</State>}
      {erasedAt !== null && <State variant="plain">Erased</State>}
      {suspendedUntil !== null && <State variant="bad">{texts.suspended}</State>}
      {closedAt !== null && erasedAt === null && suspendedUntil === null && (
        <State variant="bad">{texts.closed}</State>
      )}
      {reports > 0 && <State variant="look">{texts.reported(reports)}</State>}
      {isGuest && role === null && erasedAt === null && <State variant="plain">Guest</State>}
    </span>
  );
}
