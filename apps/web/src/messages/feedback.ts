import { pickTexts } from '@hub/ui/language.ts';

/** Texts of the feedback form. */
const en = {
  button: 'Feedback',
  title: 'Feedback',
  lead: 'Found a bug, or have an idea? Tell us.',
  kind: 'What is it?',
  kinds: { bug: 'Bug', idea: 'Idea' },
  labels: { bug: 'What went wrong, and what did you do before?', idea: 'What would you like to see?' },
  used: (used: string, limit: string): string => `${used} of ${limit} characters`,
  page: (path: string): string => `The page you are on (${path}) is sent along. Please write no passwords.`,
  forwardReport: (host: string): string =>
    `Your report also goes to ${host}, as you agreed in the privacy settings.`,
  empty: 'Please write a few words first.',
  tooLong: (limit: string): string => `Please keep it to ${limit} characters.`,
  tooOften: 'That was a lot of feedback at once. Please wait some minutes; your text stays here.',
  offline: 'The server cannot be reached. Please check your internet connection; your text stays here.',
  failed: 'Something went wrong on our side. Please try again; your text stays here.',
  cancel: 'Cancel',
  send: 'Send feedback',
  sending: 'Sending...',
  thanks: 'Thank you!',
  sent: { bug: 'Your bug report has arrived.', idea: 'Your idea has arrived.' },
  done: 'Done',
};

export const feedbackTexts = pickTexts({ en });
