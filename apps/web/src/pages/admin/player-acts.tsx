import { USERNAME_MAX } from '@hub/engine/wire/limits';
import { versusGames } from '@hub/protocol/games';
import { HOUSE_RULES, type HouseRule, houseRuleSchema } from '@hub/protocol/house-rules';
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
} from '@hub/protocol/http/admin/players';
import type { BodyOf } from '@hub/protocol/http/endpoint';
import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { Ban, ChevronRight, Coins, DoorClosed, KeyRound, LogOut, Pencil, Shield, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createSessionId } from '../../features/session/session-id.ts';
import { adminTexts } from '../../messages/admin.ts';
import { ruleName } from '../../messages/reports.ts';
import { gameTitle } from './game-title.ts';
import { ActForm } from './kit/act-form.tsx';
import { timeFrom, timeOf } from './kit/times.ts';
import { useOpenDoor } from './open-door.ts';
import styles from './players-part.module.css';

const texts = adminTexts.players;
const reason = { label: adminTexts.reason, isOptional: true, isWide: true };

/** The field for the rule by which a moderator decides. */
export const ruleField = (initial: HouseRule) => ({
  label: adminTexts.rule,
  kind: 'choice' as const,
  initial,
  options: HOUSE_RULES.map((value) => ({ value, label: ruleName(value) })),
});
export const ruleOf = (value: string): HouseRule | null => houseRuleSchema.safeParse(value).data ?? null;
export const reasonRead = { label: adminTexts.reasonRead, isWide: true };

interface Props {
  readonly player: PlayerSheet;
}

/** What can be done with an account; each says what will happen. Moderators see what they may do. */
export function PlayerActs({ player }: Props) {
  const { act, role } = useOpenDoor();
  const [secret, setSecret] = useState<{ readonly label: string; readonly text: string }>();
  const { id, name, suspendedUntil, closedAt, erasedAt, reports } = player;
  const params = { player: id };
  if (erasedAt !== null) return null;
  const isHost = role === 'host';
  return (
    <div className={styles['acts']}>
      {secret && (
        <div className={styles['act']}>
          <div className={styles['once']}>
            {secret.label}
            <SelectableText label={secret.label} text={secret.text} rows={2} />
          </div>
        </div>
      )}
      <Act icon={Pencil} title={texts.rename} text={texts.renameText}>
        <ActForm
          fields={{
            name: { label: texts.newName, initial: player.suggestedName, limit: USERNAME_MAX },
            rule: ruleField('names'),
            reason: reasonRead,
          }}
          effect={texts.renameEffect}
          label={texts.renameDo}
          onSend={({ name: given, rule, reason: why }) =>
            act(renamePlayer, { params, body: { name: given, rule: ruleOf(rule), reason: why } })
          }
        >
          {reports > 0 && <span className="muted">{texts.endsReports(reports)}</span>}
        </ActForm>
      </Act>
      {suspendedUntil === null ? (
        <Act icon={Ban} title={texts.suspend} text={texts.suspendText}>
          <ActForm
            fields={{
              until: { label: texts.until, kind: 'time' },
              rule: ruleField('people'),
              reason: reasonRead,
            }}
            effect={texts.suspendEffect}
            label={texts.suspendDo}
            look="danger"
            onSend={({ until, rule, reason: why }) =>
              act(suspendPlayer, {
                params,
                body: { until: timeFrom(until) ?? 0, rule: ruleOf(rule), reason: why },
              })
            }
          />
        </Act>
      ) : (
        <Act icon={Ban} title={texts.lift} text={texts.liftText(timeOf(suspendedUntil))}>
          <ActForm
            fields={{ reason }}
            label={texts.lift}
            onSend={(body) => act(liftSuspension, { params, body })}
          />
        </Act>
      )}
      {isHost && (
        <>
          <Act icon={LogOut} title={texts.signOut} text={texts.signOutText}>
            <ActForm
              fields={{ reason }}
              label={texts.signOut}
              onSend={(body) => act(signPlayerOut, { params, body })}
            />
          </Act>
          <Act icon={KeyRound} title={texts.code} text={texts.codeText}>
            <ActForm
              fields={{ reason }}
              label={texts.codeDo}
              onSend={async (body) => {
                const { code } = await act(makePlayerCode, { params, body });
                setSecret({ label: texts.codeOnce(name), text: code });
              }}
            />
          </Act>
          <Act icon={Coins} title={texts.give} text={texts.giveText}>
            <Essence player={player} />
          </Act>
          <RoleAct player={player} onLink={(text) => setSecret({ label: texts.linkOnce(name), text })} />
          <Act
            icon={DoorClosed}
            title={closedAt === null ? texts.close : texts.restore}
            text={closedAt === null ? texts.closeText : texts.restoreText}
          >
            <ActForm
              fields={{ reason }}
              label={closedAt === null ? texts.close : texts.restore}
              onSend={(body) => act(closedAt === null ? closePlayer : restorePlayer, { params, body })}
            />
          </Act>
          <Act icon={Trash2} title={texts.erase} text={texts.eraseText} isDangerous>
            <ActForm
              fields={{ name: { label: texts.typeName(name), mustBe: name }, reason }}
              effect={texts.eraseEffect}
              label={texts.eraseDo}
              look="danger"
              onSend={(body) => act(erasePlayer, { params, body })}
            />
          </Act>
        </>
      )}
    </div>
  );
}

function Essence({ player: { id } }: Props) {
  const { act } = useOpenDoor();
  // Kept until the call succeeded: sent again after a lost answer it does not pay twice.
  const [key, setKey] = useState(createSessionId);
  return (
    <ActForm
      fields={{
        way: {
          label: texts.way,
          kind: 'choice',
          initial: 'give',
          options: [
            { value: 'give', label: texts.give },
            { value: 'take', label: texts.take },
          ],
        },
        amount: { label: texts.amount },
        note: reasonRead,
      }}
      label={texts.giveDo}
      isRepeated
      onSend={async ({ way, amount, note }) => {
        const body = { amount: Number(amount), note, key };
        await act(way === 'give' ? grantEssence : revokeEssence, { params: { player: id }, body });
        setKey(createSessionId());
      }}
    />
  );
}

const EVERYTHING = 'everything';
const LOBBIES = versusGames.map(({ id }) => id);
const MODERATES = [
  { value: EVERYTHING, label: texts.everything },
  { value: LOBBIES.join(' '), label: texts.lobbies },
  ...LOBBIES.map((game) => ({ value: game, label: texts.roomsOf(gameTitle(game)) })),
];

interface RoleActProps extends Props {
  readonly onLink: (link: string) => void;
}

/** Hosts are made by the command line only. */
function RoleAct({ player: { id, role }, onLink }: RoleActProps) {
  const { act } = useOpenDoor();
  if (role === 'host') return null;
  const give = async (given: BodyOf<typeof setRole>) => {
    const { link } = await act(setRole, { params: { player: id }, body: given });
    if (link !== null) onLink(link);
  };
  return (
    <Act
      icon={Shield}
      title={role === null ? texts.makeModerator : texts.takeRole}
      text={texts.moderatorText}
    >
      {role === null ? (
        <ActForm
          fields={{
            moderates: { label: texts.moderates, kind: 'choice', initial: EVERYTHING, options: MODERATES },
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
        <ActForm
          fields={{ reason }}
          label={texts.takeRole}
          onSend={({ reason: why }) => give({ role: null, reason: why })}
        />
      )}
    </Act>
  );
}

interface ActProps {
  readonly icon: IconType;
  readonly title: string;
  readonly text: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

const Act = ({ icon, title, text, isDangerous, children }: ActProps) => (
  <details name="act">
    <summary className={isDangerous ? styles['danger'] : undefined}>
      <Icon of={icon} size="small" />
      <span>
        <b>{title}</b>
        {text}
      </span>
      <Icon of={ChevronRight} size="small" />
    </summary>
    <div className={styles['act']}>{children}</div>
  </details>
);
