import type { HubNotice } from '@hub/protocol/http/activity';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { Spans } from '@hub/ui/text/spans.tsx';
import { t } from '@lingui/core/macro';
import { Megaphone, Wrench, X } from 'lucide-react';
import { useState } from 'react';
import styles from './hub-notice-bar.module.css';

const KEY = 'hub.dismissedNotices';
/** Ids that are remembered; a hub has few notices at a time. */
const KEPT = 20;
const kept = safeStorage(() => localStorage);

/** Ids of notices that were dismissed in this browser, newest first. */
const dismissedNotices = (): readonly string[] => kept.read(KEY)?.split(' ') ?? [];

function rememberDismissed(id: string): readonly string[] {
  const ids = [id, ...dismissedNotices()].slice(0, KEPT);
  kept.write(KEY, ids.join(' '));
  return ids;
}

interface Props {
  /** Newest first. */
  readonly notices: readonly HubNotice[];
  /** What the host says while the hub is closed for maintenance. */
  readonly closedText: string | undefined;
}

/** A line of the host above every page: why the hub is closed, or the newest notice that was not dismissed in this browser. */
export function HubNoticeBar({ notices, closedText }: Props) {
  const [dismissed, setDismissed] = useState(dismissedNotices);
  const notice = notices.find(({ id }) => !dismissed.includes(id));
  if (closedText !== undefined)
    return (
      <aside aria-label={t`Maintenance`} className={styles['bar']}>
        <Icon of={Wrench} size="small" className={styles['icon']} />
        <output className={styles['text']}>
          {closedText} {t`This page goes on by itself when the hub is open again.`}
        </output>
      </aside>
    );
  if (notice === undefined) return null;
  return (
    <aside aria-label={t`Notice of the host`} className={styles['bar']}>
      <Icon of={Megaphone} size="small" className={styles['icon']} />
      <output className={classNames('links', styles['text'])}>
        <Spans spans={notice.spans} />
      </output>
      <IconButton
        label={t`Dismiss the notice`}
        icon={X}
        size="small"
        onClick={() => setDismissed(rememberDismissed(notice.id))}
      />
    </aside>
  );
}
