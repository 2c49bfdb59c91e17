import { USERNAME_MAX } from '@hub/engine/wire/limits';
import { versusGames } from '@hub/protocol/games';
import type { BodyOf } from '@hub/protocol/http/endpoint';
import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { typedNumber } from '@hub/ui/text/typed-number.ts';
import { createSessionId } from '@hub/web/session/session-id.ts';
import { Ban, Coins, DoorClosed, Ellipsis, KeyRound, LogOut, Pencil, Shield, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  closePlayer,
  erasePlayer,
  grantEssence,
  liftSuspension,
  makePlayerCode,
  type PlayerSheet,
  renamePlayer,
  restorePlayer,
  revokeEssence,
  setRole,
  signPlayerOut,
  suspendPlayer,
} from '../calls/players.ts';
import { gameTitle } from './game-title.ts';
import { ActionForm, reason } from './kit/action-form.tsx';
import { reasonRead, ruleField, ruleOf } from './kit/rule-field.ts';
import { useAdminSession } from './kit/session.ts';
import { timeFrom, timeOf } from './kit/times.ts';
import styles from './players-part.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.players;

interface Props {
  readonly player: PlayerSheet;
}

interface Action {
  readonly icon: IconType;
  readonly title: string;
  /** Left out where the form says it. */
  readonly text?: string;
  readonly form: ReactNode;
  /** It cannot be undone. */
  readonly isForever?: boolean;
}

/** An action that needs nothing but a press, and may have a reason. */
const byReason = (label: string, send: (body: { readonly reason: string }) => Promise<unknown>) => (
  <ActionForm fields={{ reason }} label={label} onSend={send} />
);

/** What can be done with an account; each says what will happen. Moderators see what they may do. */
export function PlayerActions({ player }: Props) {
  const { act, role } = useAdminSession();
  const [secret, setSecret] = useState<{ readonly label: string; readonly text: string }>();
  const [opened, setOpened] = useState<string>();
  const [isMore, setIsMore] = useState(false);
  const { id, name, suspendedUntil, closedAt, erasedAt, reports } = player;
  const params = { player: id };
  if (erasedAt !== null) return null;
  if (player.role === 'host') return <p className="muted">{texts.isHost}</p>;
  const actions: readonly Action[] = [
    {
      icon: Pencil,
      title: 'Rename',
      form: (
        <ActionForm
          fields={{
            name: { label: texts.newName, initial: player.suggestedName, limit: USERNAME_MAX, isShort: true },
            rule: ruleField('names'),
            reason: reasonRead,
          }}
          effect={[texts.renameEffect, ...(reports > 0 ? [texts.endsReports(reports)] : [])].join(' ')}
          label="Rename and tell the player"
          onSend={({ name: given, rule, reason: why }) =>
            act(renamePlayer, { params, body: { name: given, rule: ruleOf(rule), reason: why } })
          }
        />
      ),
    },
    suspendedUntil === null
      ? {
          icon: Ban,
          title: 'Suspend',
          text: 'Until a day you choose. The player sees reason, end and contact.',
          form: (
            <ActionForm
              fields={{
                until: { label: texts.until, needed: 'the end', kind: 'time' },
                rule: ruleField('people'),
                reason: reasonRead,
              }}
              effect={texts.suspendEffect}
              label="Suspend and tell the player"
              variant="danger"
              onSend={({ until, rule, reason: why }) =>
                act(suspendPlayer, {
                  params,
                  body: { until: timeFrom(until) ?? 0, rule: ruleOf(rule), reason: why },
                })
              }
            />
          ),
        }
      : {
          icon: Ban,
          title: texts.lift,
          text: texts.liftText(timeOf(suspendedUntil)),
          form: byReason(texts.lift, (body) => act(liftSuspension, { params, body })),
        },
  ];
  const hostActions: readonly Action[] = [
    {
      icon: LogOut,
      title: texts.signOut,
      text: 'Ends all sessions. A guest without a recovery code cannot return without help.',
      form: byReason(texts.signOut, (body) => act(signPlayerOut, { params, body })),
    },
    {
      icon: KeyRound,
      title: texts.code,
      text: 'Shown once to you. The player is told at the next visit.',
      form: byReason('Make a code', async (body) => {
        const { code } = await act(makePlayerCode, { params, body });
        setSecret({ label: texts.codeOnce(name), text: code });
      }),
    },
    { icon: Coins, title: texts.give, text: texts.giveText, form: <Essence player={player} /> },
    {
      icon: Shield,
      title: player.role === null ? texts.makeModerator : texts.takeRole,
      text: 'Reports, names, rooms, or the lobbies of a game. No backups, no settings.',
      form: <RoleForm player={player} onLink={(text) => setSecret({ label: texts.linkOnce(name), text })} />,
    },
    {
      icon: DoorClosed,
      title: closedAt === null ? texts.close : texts.restore,
      text: closedAt === null ? texts.closeText : 'The player can sign in again.',
      form: byReason(closedAt === null ? texts.close : texts.restore, (body) =>
        act(closedAt === null ? closePlayer : restorePlayer, { params, body }),
      ),
    },
    {
      icon: Trash2,
      isForever: true,
      title: 'Erase',
      text: 'Gone from every table and list, for good. Asks you to type the name.',
      form: (
        <ActionForm
          fields={{ name: { label: texts.typeName(name), needed: 'the name', mustBe: name }, reason }}
          effect="At once, and again after a restore of an older backup. It cannot be undone."
          label="Erase for good"
          variant="danger"
          onSend={(body) => act(erasePlayer, { params, body })}
        />
      ),
    },
  ];
  const isHost = role === 'host';
  const more = isHost && isMore ? hostActions : [];
  const chosen = [...actions, ...more].find(({ title }) => title === opened);
  const tile = ({ icon, title, isForever }: Action) => (
    <button
      key={title}
      type="button"
      className={classNames('cut', isForever && styles['risky'])}
      aria-expanded={title === opened}
      onClick={() => setOpened(title === opened ? undefined : title)}
    >
      <Icon of={icon} />
      {title}
    </button>
  );
  return (
    <>
      <div className={styles['acts']}>
        {actions.map(tile)}
        {isHost && (
          <button type="button" className="cut" aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
            <Icon of={Ellipsis} />
            {texts.more}
          </button>
        )}
        {more.map(tile)}
      </div>
      {chosen && (
        <div key={chosen.title} className={classNames('soft', styles['act'])}>
          {chosen.text && <p>{chosen.text}</p>}
          {chosen.form}
        </div>
      )}
      {secret && (
        <div className={styles['act']}>
          <div className={styles['once']}>
            {secret.label}
            <SelectableText label={secret.label} text={secret.text} rows={2} />
          </div>
        </div>
      )}
    </>
  );
}

function Essence({ player: { id } }: Props) {
  const { act } = useAdminSession();
  // Kept until the call succeeded: the same amount, sent again after a lost answer, does not pay twice.
  const [sent, setSent] = useState<{ readonly key: string; readonly amount: number }>();
  return (
    <ActionForm
      fields={{
        way: {
          label: 'What',
          kind: 'choice',
          initial: 'give',
          options: [
            { value: 'give', label: texts.give },
            { value: 'take', label: 'Take essence back' },
          ],
        },
        amount: { label: 'Blue Essence' },
        note: reasonRead,
      }}
      label="Enter it in the ledger"
      isRepeated
      onSend={async ({ way, amount: typed, note }) => {
        const amount = Number(typedNumber(typed, 0));
        const key = sent?.amount === amount ? sent.key : createSessionId();
        setSent({ key, amount });
        const body = { amount, note, key };
        await act(way === 'give' ? grantEssence : revokeEssence, { params: { player: id }, body });
        setSent(undefined);
      }}
    />
  );
}

const EVERYTHING = 'everything';
const LOBBIES = versusGames.map(({ id }) => id);
const MODERATES = [
  { value: EVERYTHING, label: 'Reports, names and all rooms' },
  { value: LOBBIES.join(' '), label: texts.lobbies },
  ...LOBBIES.map((game) => ({ value: game, label: texts.roomsOf(gameTitle(game)) })),
];

interface RoleFormProps extends Props {
  readonly onLink: (link: string) => void;
}

function RoleForm({ player: { id, role }, onLink }: RoleFormProps) {
  const { act } = useAdminSession();
  const give = async (given: BodyOf<typeof setRole>) => {
    const { link } = await act(setRole, { params: { player: id }, body: given });
    if (link !== null) onLink(link);
  };
  return role === null ? (
    <ActionForm
      fields={{
        moderates: { label: 'Moderates', kind: 'choice', initial: EVERYTHING, options: MODERATES },
        reason,
      }}
      label={texts.makeModerator}
      onSend={({ moderates, reason: why }) =>
        give(
          moderates === EVERYTHING
            ? { role: 'moderator', reason: why }
            : { role: 'room moderator', games: moderates.split(' '), reason: why },
        )
      }
    />
  ) : (
    <ActionForm
      fields={{ reason }}
      label={texts.takeRole}
      onSend={({ reason: why }) => give({ role: null, reason: why })}
    />
  );
}
