import { pickTexts } from '@hub/ui/language.ts';

const en = {
  check: {
    title: 'Check the days',
  },
  verdict: {
    counts: (proven: number, late: number, open: number): string =>
      [`${proven} proven`, ...(late > 0 ? [`${late} committed late`] : []), `${open} not over`].join(', '),
  },
  labels: { proven: 'Proven', open: 'Not over', late: 'Committed late', broken: 'Broken' },
  reasons: {
    proven: 'Answer and nonce give the commitment, and the hub published it before the day began.',
    open: 'Answer and nonce follow at 00:30 UTC the day after. Copy the commitment now and compare it then.',
    late: 'Answer and nonce give the commitment, but it was published after the day had begun: the hub had been down for days, was restored from a backup, or was just installed.',
    openLate:
      'It was published after the day had begun: the hub had been down for days, was restored from a backup, or was just installed. Answer and nonce follow at 00:30 UTC the day after.',
    hash: 'Answer and nonce do not give the commitment. At least one of the three was changed.',
    link: 'The commitment of the day before is not the one that this day contains. One of the two days was replaced.',
    missing: 'The day before is missing.',
    gone: 'The hub does not show this day.',
    repeated: 'This day does not come after the one before it.',
    hidden: 'The day is closed, but the hub does not reveal answer and nonce.',
    early: 'Answer and nonce were revealed before the day was closed.',
    changed: 'This is not the commitment that was noted earlier.',
  },
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Two days before',
        text: 'The hub draws the answer and publishes a commitment: a fingerprint of the answer and of a secret number, the nonce. It does not show the answer.',
      },
      {
        title: 'During the day',
        text: 'The rift is played. Another answer would give another fingerprint, so the hub can no longer change its mind.',
      },
      {
        title: 'At 00:30 UTC the day after',
        text: 'No player can finish the rift of the day any more. The hub publishes answer and nonce. Now every player can compute the fingerprint and compare.',
      },
    ],
  },
  own: {
    title: 'Check without this page',
  },
  limits: {
    title: 'What it does not show',
  },
};

export const provableTexts = pickTexts({ en });
