import { t } from '@lingui/core/macro';
import { lastRows, type ShareCell, type ShareContent } from './share-content.ts';

const SQUARES: Readonly<Record<ShareCell, string>> = {
  correct: '🟩',
  medium: '🟨',
  wrong: '🟥',
  higher: '⬆️',
  lower: '⬇️',
};

/** The result as text: title, facts, a grid of squares and arrows, and the game's address at this hub. */
export function shareText(content: ShareContent, origin: string): string {
  const { title, subtitle, figure, grid = [], facts, path } = content;
  const { rows, left } = lastRows(grid);
  return [
    [title, subtitle].filter(Boolean).join(' · '),
    [figure && `${figure.value} ${figure.label}`, ...facts].filter(Boolean).join(' · '),
    ...(left > 0 ? [t`+ ${{ rows: left }} earlier`] : []),
    ...rows.map((row) => row.map((cell) => SQUARES[cell]).join('')),
    origin + path,
  ]
    .filter(Boolean)
    .join('\n');
}
