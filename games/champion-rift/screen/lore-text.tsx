import type { FetchLore } from './lore.ts';
import styles from './lore-text.module.css';
import { useLore } from './use-lore.ts';

interface Props {
  readonly championId: string;
  readonly fetchLore: FetchLore | undefined;
}

/** The lore of a champion, once it is loaded. */
export function LoreText({ championId, fetchLore }: Props) {
  const lore = useLore(championId, fetchLore);
  return lore === undefined ? null : <p className={styles['lore']}>{lore}</p>;
}
