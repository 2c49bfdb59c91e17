import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { type PlayerSheet, showPlayer } from '../calls/players.ts';
import { auditWords } from './audit-words.ts';
import { Figures, Panel, Read, Stack } from './kit/panel.tsx';
import { PlayerName } from './kit/player-name.tsx';
import { useAsk } from './kit/session.ts';
import { agoOf, dayOf, timeOf } from './kit/times.ts';
import { ledgerSource } from './ledger-source.ts';
import { PlayerActions } from './player-actions.tsx';
import { PlayerState } from './player-state.tsx';
import styles from './players-part.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.players;

interface Props {
  /** Public id. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Everything about a player that helps to decide, and what can be done. */
export function PlayerPanel({ id, onClose }: Props) {
  const sheet = useAsk(showPlayer, { params: { player: id as PlayerSheet['id'] } });
  return (
    <Panel
      onClose={onClose}
      list={texts.title}
      title={sheet.data ? <PlayerName of={sheet.data} size={32} /> : id}
      aside={sheet.data && <PlayerState of={sheet.data} />}
    >
      <Read from={sheet}>{(player) => <Sheet player={player} />}</Read>
    </Panel>
  );
}

function Sheet({ player }: { readonly player: PlayerSheet }) {
  const { createdAt, playedAt, games, essence, items, leagues, recoveryCodesLeft, suspensions } = player;
  return (
    <Stack>
      <Figures
        of={[
          [dayOf(createdAt), texts.since],
          [playedAt === null ? '–' : agoOf(playedAt), texts.played],
          [formatFigure(games), texts.games],
          [formatFigure(essence), 'Essence'],
          // Wide words below wide ones, so that four columns fit on a phone.
          ...counted([
            [recoveryCodesLeft, texts.codes],
            [suspensions, texts.suspensions],
            [items.length, 'Items'],
            [leagues, 'Leagues'],
          ]),
        ]}
      />
      <PlayerActions player={player} />
      <Lines title={texts.audit} none={texts.noAudit} lines={player.audit.map(auditLine)} />
      {player.formerNames.length > 0 && (
        <Lines
          title="Former names"
          none=""
          lines={player.formerNames.map(({ name, until }) => ({ key: name + until, at: until, text: name }))}
        />
      )}
      <Lines
        title="Ledger"
        none="No entries."
        lines={player.ledger.map((line) => ({
          key: `${line.at} ${line.balanceAfter} ${line.reason}`,
          at: line.at,
          text: texts.ledgerLine(line.amount, ledgerSource(line), line.balanceAfter),
        }))}
      />
      <p className={classNames('muted', styles['act'])}>{texts.id(player.id)}</p>
    </Stack>
  );
}

/** Those that are not zero. */
const counted = (figures: readonly (readonly [number, string])[]) =>
  figures.filter(([count]) => count > 0).map(([count, label]) => [formatFigure(count), label] as const);

const auditLine = (line: PlayerSheet['audit'][number]) => ({
  key: line.id,
  at: line.at,
  text: [auditWords(line).words, line.reason].filter(Boolean).join('. '),
});

interface LinesProps {
  readonly title: string;
  readonly none: string;
  readonly lines: readonly { readonly key: string; readonly at: number; readonly text: string }[];
}

const Lines = ({ title, none, lines }: LinesProps) => (
  <section className={styles['act']}>
    <h3>{title}</h3>
    {lines.length === 0 ? (
      <p className="muted">{none}</p>
    ) : (
      <ul className={styles['lines']}>
        {lines.map(({ key, at, text }) => (
          <li key={key}>
            <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
