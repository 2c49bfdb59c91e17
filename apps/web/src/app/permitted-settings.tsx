import { askHosts } from '@hub/features/places/ask-hosts.ts';
import { applyConsent } from '@hub/features/settings/screen/apply-consent.ts';
import { useConsent } from '@hub/features/settings/screen/consent.ts';
import { ConsentLayer } from '@hub/features/settings/screen/consent-layer.tsx';
import { ContentHostContext } from '@hub/features/settings/screen/content-host.ts';
import type { PageSettings } from '@hub/protocol/page-settings';
import { PageSettingsContext } from '@hub/web/page-settings/page-settings.ts';
import { type ReactNode, useMemo } from 'react';

interface Props {
  readonly settings: PageSettings;
  readonly children: ReactNode;
}

/** Provides the host's settings as far as the visitor consents; shows privacy settings and feedback form. */
export function PermittedSettings({ settings, children }: Props) {
  const consent = useConsent();
  const permitted = useMemo(() => applyConsent(settings, consent), [settings, consent]);
  return (
    <PageSettingsContext value={permitted}>
      <ContentHostContext value={settings.contentUrl}>{children}</ContentHostContext>
      <ConsentLayer contentUrl={settings.contentUrl} feedbackService={settings.feedbackDsn} />
      {askHosts && <askHosts.Form forwardDsn={permitted.feedbackDsn} />}
    </PageSettingsContext>
  );
}
