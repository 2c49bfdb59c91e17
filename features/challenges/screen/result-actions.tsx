import { Button } from '@hub/ui/controls/button.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { listOf } from '@hub/ui/language/formatters.ts';
import { type GameScreen, isDaily, nameOf } from '@hub/ui/screens/screen.ts';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { useCopy } from '@hub/ui/share/use-copy.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths, startPath } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Check, Reply, Share2 } from 'lucide-react';
import type { ChallengeReply } from '../calls.ts';
import type { ChallengeRuns } from '../run-calls.ts';
import styles from './comparison.module.css';
import { forgetSendBack, rememberSendBack } from './offer/send-back.ts';

interface Props {
  readonly challenge: ChallengeReply;
  readonly screen: GameScreen;
  readonly runs: ChallengeRuns | undefined;
}

const COPIED_MS = 4_000;

/** What is left to do after a run: a run of one's own to send back, and the result to share. It names no answer. */
export function ResultActions({ challenge, screen, runs }: Props) {
  const link = window.location.origin + paths.challenge({ id: challenge.id });
  const lines = [runs?.own.line, runs?.other?.line].flatMap((line) => line ?? []);
  const line = listOf(
    lines.map(({ player, score }) => `${isolated(player.name)} ${formatFigure(score ?? 0)}`),
    'narrow',
  );
  const copying = useCopy(t`${line} at ${{ game: nameOf(screen) }}\n${link}`, COPIED_MS);
  const back = isDaily(screen) ? paths.dailyArchive({ mode: screen.game.id }) : startPath(screen);
  // A former player cannot get it.
  const friend = runs?.other?.line.player.id == null ? undefined : runs.other.line.player.name;
  return (
    <div className={styles['actions']}>
      <PageButton
        variant="gold"
        size="large"
        icon={Reply}
        to={back}
        onClick={() => (friend === undefined ? forgetSendBack() : rememberSendBack(screen.game.id, friend))}
      >
        {friend === undefined ? t`Send back` : t`Send back to ${{ name: isolated(friend) }}`}
      </PageButton>
      <p className="soft">
        {friend === undefined
          ? t`Play a new run, and send its link back.`
          : t`Play a new run, and send its link back to ${{ name: isolated(friend) }}.`}
      </p>
      <Button
        size="large"
        icon={copying.isCopied ? Check : Share2}
        disabled={runs === undefined}
        onClick={() => void copying.copy()}
      >
        {t`Share the result`}
      </Button>
      <output className="soft">{copying.isCopied && t`Result copied.`}</output>
      {copying.isShown && (
        <SelectableText
          label={t`Share the result`}
          text={t`${line} at ${{ game: nameOf(screen) }}\n${link}`}
          rows={2}
        />
      )}
    </div>
  );
}
