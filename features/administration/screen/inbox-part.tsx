import { TabPanel, Tabs } from '@hub/ui/controls/tabs.tsx';
import { useSearch } from '@hub/web/links/navigation.ts';
import { useState } from 'react';
import { adminTabs } from '../../places/admin-tabs.ts';
import { TAB } from './kit/addresses.ts';
import { isAtLeast, useAdminSession } from './kit/session.ts';
import { adminTexts } from './texts.ts';

/** Loads the page with what players write to hosts and moderators, with all of its tabs. */
export async function loadInboxPart() {
  const loaded = await Promise.all(
    adminTabs.map(async ({ load, ...tab }) => ({ ...tab, Content: await load() })),
  );
  return function InboxPart() {
    const { role } = useAdminSession();
    const asked = useSearch().get(TAB);
    const tabs = loaded.filter(({ from }) => isAtLeast(role, from));
    const [tab, setTab] = useState((tabs.find(({ id }) => id === asked) ?? tabs[0])?.id ?? '');
    return (
      <Tabs
        label={adminTexts.parts.reports}
        tabs={tabs.map(({ id, title }) => ({ id, label: title }))}
        value={tab}
        onChange={setTab}
      >
        {tabs.map(({ id, Content }) => (
          <TabPanel key={id} id={id}>
            <Content />
          </TabPanel>
        ))}
      </Tabs>
    );
  };
}
