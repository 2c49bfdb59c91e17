import { pickTexts } from '@hub/ui/language.ts';

/** What the host tells one player, or everyone. */
const en = {
  suspended: {
    title: 'Your account is suspended',
    over: 'Your account was suspended',
    until: (date: string) => `The host of this hub has closed it for you until ${date}. Nothing is deleted.`,
    since: (date: string) => `The host of this hub had closed it for you until ${date}. You can play again.`,
    reason: 'Reason',
    contact: 'Do you think that this is a mistake? Write to',
    noContact: 'Do you think that this is a mistake? Ask the host of this hub.',
    again: 'Check again',
  },
  code: {
    title: 'A recovery code was made for you',
    text: (date: string) =>
      `The host of this hub made a recovery code for your account on ${date}. A person who has it can sign in as you once. If you did not ask for it, make new codes on your profile: that ends all earlier ones.`,
  },
  closed: {
    label: 'Maintenance',
    returns: 'This page goes on by itself when the hub is open again.',
  },
  hub: { label: 'Notice of the host', dismiss: 'Dismiss the notice' },
  dismiss: 'I have read this',
  failed: 'This could not be stored. Please try again.',
};

export const noticeTexts = pickTexts({ en });
