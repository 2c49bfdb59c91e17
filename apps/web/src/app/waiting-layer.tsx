import { OfferLayer } from '@hub/features/accounts/screen/language/offer-layer.tsx';
import type { EntryWords } from '@hub/features/places/entry-words.ts';
import { useJoinLeague } from '@hub/features/places/join-league.ts';
import type { WaitingEntry } from '@hub/features/waiting/calls.ts';
import { isAbout, wordsOf } from '@hub/features/waiting/screen/entry-words.ts';
import { putOff, rememberPutOff } from '@hub/features/waiting/screen/put-off.ts';
import { useShareEntries } from '@hub/features/waiting/screen/shared-entries.ts';
import { useTurnTitle } from '@hub/features/waiting/screen/turn-title.ts';
import { useWaiting } from '@hub/features/waiting/screen/use-waiting.ts';
import styles from '@hub/features/waiting/screen/waiting-bar.module.css';
import { Button } from '@hub/ui/controls/button.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { useCurrentRoute } from '@hub/web/links/current-route.ts';
import { useNavigate, useNavigation } from '@hub/web/links/navigation.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { plural, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long a toast about another person stays (ms). */
const TOAST_MS = 12_000;
/** Toasts for what comes at once, such as during a round; the list has the rest. */
const TOASTS_AT_ONCE = 3;

type Shown = EntryWords & { readonly entry: WaitingEntry };

/** What waits for the player: a list at the foot of the page, a toast for what others have just done, a mark and the tab's title. */
export function WaitingLayer() {
  const entries = useWaiting();
  useShareEntries(entries);
  const { pathname } = useNavigation().entry;
  const route = useCurrentRoute();
  const [later, setLater] = useState(putOff);
  const told = (entries ?? []).flatMap((entry): Shown[] => {
    const words = wordsOf(entry);
    return words === undefined ? [] : [{ ...words, entry }];
  });
  const all = told.filter(({ entry, href }) => !isAbout(entry, href, pathname));
  const open = all.filter(({ key }) => !later.includes(key));
  const delay = (key: string) => setLater(rememberPutOff(key));
  // A round has a clock: nothing may come between it and the player.
  const isPlaying = route?.page === 'play';
  const isRound = isPlaying && route?.game?.game.kind !== 'daily';
  useToasts(entries && told, open, { isQuiet: isRound });
  useTurnTitle(open.some(({ entry }) => entry.kind === 'game' && entry.isTurn));
  useMark(open.length > 0);
  if (isPlaying)
    return (
      <output className="sr">
        {open.length > 0 &&
          plural(
            { count: open.length },
            { one: 'One thing waits for you.', other: '# things wait for you.' },
          )}
      </output>
    );
  return (
    <>
      <Bar open={open} all={pathname === '/' ? all : open} onLater={delay} />
      <OfferLayer />
    </>
  );
}

interface BarProps {
  readonly open: readonly Shown[];
  /** Also those that were put off. */
  readonly all: readonly Shown[];
  readonly onLater: (key: string) => void;
}

function Bar({ open, all, onLater }: BarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const joinLeague = useJoinLeague();
  const first = open[0];
  if (first === undefined && all.length === 0) return null;
  // Home also tells what was put off.
  const shown = isOpen ? all : all.filter((one) => one === (first ?? all[0]));
  const hidden = all.length - shown.length;
  const toggle = (
    <Button size="small" variant="neutral" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? t`Fewer` : t`${{ count: hidden }} more`}
    </Button>
  );
  return (
    <Card as="aside" aria-label={t`What waits for you`} className={styles['bar']}>
      <ul aria-live="polite">
        {shown.map(({ key, text, action, href, leagueCode }, at) => (
          <li key={key} className={styles['row']}>
            <span className={styles['text']}>{text}</span>
            <span className={styles['actions']}>
              {leagueCode === undefined ? (
                <PageButton size="small" variant="teal" to={href} aria-label={`${action}: ${text}`}>
                  {action}
                </PageButton>
              ) : (
                <Button
                  size="small"
                  variant="teal"
                  aria-label={`${action}: ${text}`}
                  onClick={() => void joinLeague(leagueCode)}
                >
                  {action}
                </Button>
              )}
              {open.some((one) => one.key === key) && (
                <Button
                  size="small"
                  variant="neutral"
                  aria-label={`${t`Not now`}: ${text}`}
                  onClick={() => onLater(key)}
                >
                  {t`Not now`}
                </Button>
              )}
              {at === 0 && (hidden > 0 || isOpen) && toggle}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * Shows a toast for each entry of others that comes while the page is open, after a quiet round for those that came in it; none for
 * what was there before.
 */
function useToasts(
  all: readonly Shown[] | undefined,
  shown: readonly Shown[],
  { isQuiet }: { readonly isQuiet: boolean },
): void {
  const notify = useNotify();
  const navigate = useNavigate();
  const joinLeague = useJoinLeague();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  const keys = all && [isQuiet, ...[...all, ...shown].map(({ key }) => key)].join(' ');
  const tell = useEffectEvent(() => {
    const before = known.current;
    const fresh = before && isQuiet ? [] : shown.filter(({ key }) => !before?.has(key));
    const kept = (all ?? []).filter(({ key }) => before?.has(key));
    known.current = new Set([...kept, ...fresh].map(({ key }) => key));
    const news = before ? fresh.filter(({ isFromOthers }) => isFromOthers) : [];
    for (const { text, action, href, leagueCode } of news.slice(0, TOASTS_AT_ONCE)) {
      notify({
        type: 'player',
        title: text,
        durationMs: TOAST_MS,
        action: {
          label: action,
          onPress: () => (leagueCode === undefined ? navigate(href) : void joinLeague(leagueCode)),
        },
      });
    }
  });
  useEffect(() => {
    if (keys !== undefined) tell();
  }, [keys]);
}

/** Marks the entrance of the menu; a style shows it, so that the menu's code does not wait for the list. */
function useMark(isMarked: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isMarked) dataset['waits'] = '';
    return () => {
      delete dataset['waits'];
    };
  }, [isMarked]);
}
