import { List } from '../../../administration/screen/kit/list.tsx';
import { Panel } from '../../../administration/screen/kit/panel.tsx';
import { useAdminSession } from '../../../administration/screen/kit/session.ts';
import { When } from '../../../administration/screen/kit/when.tsx';
import { listFeedback } from '../../admin-calls.ts';
import { feedbackTexts as texts } from './texts.ts';

/** What players and visitors wrote. */
export function FeedbackList() {
  const { call } = useAdminSession();
  return (
    <Panel label={texts.title}>
      <List
        of={['feedback']}
        read={(page, signal) => call(listFeedback, { query: page, signal })}
        label={texts.title}
        empty="No feedback yet."
        keyOf={({ id }) => id}
        columns={[
          { title: texts.kind, render: ({ kind }) => texts.kinds[kind] },
          { title: texts.text, render: ({ text }) => text },
          { title: 'Page', render: ({ page }) => page ?? '–', isExtra: true },
          { title: texts.from, render: ({ from }) => from?.name ?? 'a visitor' },
          { title: texts.since, render: ({ at }) => <When at={at} />, isNumber: true },
        ]}
      />
    </Panel>
  );
}
