import { ruleName } from '@hub/web/messages/house-rules.ts';
import { t } from '@lingui/core/macro';
import { ActionForm } from '../../../administration/screen/kit/action-form.tsx';
import { Panel, Read, Stack } from '../../../administration/screen/kit/panel.tsx';
import { useAdminSession } from '../../../administration/screen/kit/session.ts';
import { Pager } from '../../../administration/screen/kit/table.tsx';
import { timeOf } from '../../../administration/screen/kit/times.ts';
import { useList } from '../../../administration/screen/kit/use-list.ts';
import { When } from '../../../administration/screen/kit/when.tsx';
import { listAnswers, replyToAnswer } from '../../admin-calls.ts';
import { reportOutcomes } from '../texts.ts';
import { reportTexts as texts } from './texts.ts';

/** Answers of players to what was decided about them. */
export function Answers() {
  const { call, act } = useAdminSession();
  const { found, pages } = useList({
    of: ['answers'],
    read: (page, signal) => call(listAnswers, { query: page, signal }),
  });
  return (
    <Read from={found}>
      {({ rows, total }) => (
        <Stack>
          {rows.length === 0 && <p className="muted">No player has answered a decision.</p>}
          {rows.map(({ id, player, act: done, rule, reason, by, at, answer, answeredAt, reply }) => (
            <Panel key={id} padded title={player.name} aside={<When at={answeredAt} />}>
              <p className="muted">
                {texts.decided(t(reportOutcomes[done]), by, timeOf(at))}{' '}
                {rule !== null && texts.byRule(ruleName(rule))} {reason}
              </p>
              <blockquote>{answer}</blockquote>
              {reply === null ? (
                <ActionForm
                  fields={{
                    text: {
                      label: 'Your reply, the player reads it',
                      needed: 'your reply',
                      kind: 'text',
                      limit: 300,
                    },
                  }}
                  label="Reply, once"
                  onSend={(body) => act(replyToAnswer, { params: { id }, body })}
                />
              ) : (
                <p className="soft">{texts.replied(reply)}</p>
              )}
            </Panel>
          ))}
          <Pager {...pages} shown={rows.length} total={total} />
        </Stack>
      )}
    </Read>
  );
}
