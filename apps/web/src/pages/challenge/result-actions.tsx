import type { ChallengeRuns } from '@hub/protocol/http/challenge-runs';
import type { ChallengeReply } from '@hub/protocol/http/challenges';
import { Button } from '@hub/ui/controls/button.tsx';
import { type GameScreen, isDaily, nameOf } from '@hub/ui/screens/screen.ts';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { useCopy } from '@hub/ui/share/use-copy.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Check, Reply, Share2 } from 'lucide-react';
import { forgetSendBack, rememberSendBack } from '../../features/challenge/send-back.ts';
import { PageButton } from '../../links/page-button.tsx';
import { paths, startPath } from '../../links/paths.ts';
import { challengeTexts as texts } from '../../messages/challenge.ts';
import styles from './comparison.module.css';

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
  const line = lines.map(({ player, score }) => `${isolated(player.name)} ${score ?? 0}`).join(', ');
  const copying = useCopy(texts.sharedText(line, nameOf(screen), link), COPIED_MS);
  const back = isDaily(screen) ? paths.dailyArchive({ mode: screen.game.id }) : startPath(screen);
  // A former player cannot get it.
  const friend = runs?.other?.line.player.id == null ? undefined : runs.other.line.player.name;
  return (
    <div className={styles['actions']}>
      <PageButton
        look="gold"
        size="large"
        icon={Reply}
        to={back}
        onClick={() => (friend === undefined ? forgetSendBack() : rememberSendBack(screen.game.id, friend))}
      >
        {friend === undefined ? texts.sendBack : texts.sendBackTo(friend)}
      </PageButton>
      <p className="soft">{friend === undefined ? texts.sendBackText : texts.sendBackToText(friend)}</p>
      <Button
        size="large"
        icon={copying.isCopied ? Check : Share2}
        disabled={runs === undefined}
        onClick={() => void copying.copy()}
      >
        {texts.share}
      </Button>
      <output className="soft">{copying.isCopied && texts.shared}</output>
      {copying.isShown && (
        <SelectableText label={texts.share} text={texts.sharedText(line, nameOf(screen), link)} rows={2} />
      )}
    </div>
  );
}
