import { withWords } from '@hub/ui/language/load-words.ts';
import { useRequested } from '@hub/ui/use-requested.ts';
import { useState } from 'react';
import type { AskHosts, AskHostsFormProps } from '../../../places/ask-hosts.ts';
import { type Draft, NO_DRAFT } from '../draft.ts';

const OPEN = 'hub:feedback';

/** Subscribes to requests to open the feedback form; returns the unsubscribe function. */
function onOpen(open: () => void): () => void {
  window.addEventListener(OPEN, open);
  return () => window.removeEventListener(OPEN, open);
}

async function loadForm() {
  // The path only: a query string can contain private data. Of the page on which the form was opened.
  const page = location.pathname;
  return { Dialog: (await withWords(import('../feedback-dialog.tsx'), 'hub')).FeedbackDialog, page };
}

function Form({ forwardDsn }: AskHostsFormProps) {
  const [opened, close] = useRequested(onOpen, loadForm);
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  if (opened === undefined) return null;
  const { Dialog, page } = opened;
  return <Dialog page={page} draft={draft} onDraft={setDraft} forwardDsn={forwardDsn} onClose={close} />;
}

export const askHosts: AskHosts = { open: () => void window.dispatchEvent(new Event(OPEN)), Form };
