import type { PageSettings } from '@hub/protocol/page-settings';
import { PageSettingsContext } from '@hub/web/page-settings/page-settings.ts';
import { type ReactNode, useMemo } from 'react';
import { applyConsent } from '../features/consent/apply-consent.ts';
import { useConsent } from '../features/consent/consent.ts';
import { ConsentLayer } from '../features/consent/consent-layer.tsx';
import { ContentHostContext } from '../features/consent/content-host.ts';
import { FeedbackLayer } from '../features/feedback/feedback-layer.tsx';

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
      <FeedbackLayer forwardDsn={permitted.feedbackDsn} />
    </PageSettingsContext>
  );
}
