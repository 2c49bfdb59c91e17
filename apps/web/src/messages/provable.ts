import { pickTexts } from '@hub/ui/language.ts';

const count = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

const en = {
  title: 'Provable dailies',
  lead: 'Every answer is fixed before its day begins. Do not take our word for it: check it here.',
  back: 'Back',
  sections: 'Sections',
  section: 'Section',
  check: {
    title: 'Check the days',
    intro:
      'This page asks the hub for the published days and computes every hash itself, in your browser. The hub only delivers the data.',
    game: 'Game',
    from: 'From',
    to: 'To',
    submit: 'Check these days',
    wrongRange: 'Choose two days, the earlier one first.',
    loading: 'Fetching and checking the days',
    failed: 'The days could not be fetched',
    failedText: 'Nothing was checked. Try again in a moment.',
    empty: 'No day is published in this range',
    emptyText: 'The hub publishes every day from its installation until two days ahead.',
    noHash: 'This browser cannot check here',
    noHashText:
      'Browsers compute SHA-256 only on pages with https or on this machine. Use the lines of code below.',
  },
  verdict: {
    fine: (days: number): string =>
      days === 1 ? 'The day is as promised' : `All ${count(days)} are as promised`,
    broken: (broken: number, days: number): string =>
      `${broken} of ${count(days)} ${broken === 1 ? 'is' : 'are'} not as promised`,
    open: 'Not over yet: nothing to check so far',
    counts: (proven: number, late: number, open: number): string =>
      [`${proven} proven`, ...(late > 0 ? [`${late} committed late`] : []), `${open} not over`].join(', '),
    days: 'Checked days, newest first',
    more: 'Show older days',
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
  day: {
    secret: 'Still secret',
    hidden: 'Not revealed',
    noDay: 'Not published',
    answer: 'Answer',
    nonce: 'Nonce',
    previous: 'Commitment of the day before',
    commitment: 'Commitment',
    computed: 'Computed here',
    committedAt: 'Published',
    at: (time: string): string => `${time} UTC`,
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
    chain:
      'Each commitment also contains the one of the day before. A hub that replaces a past day has to replace every day after it, and one commitment that you noted shows that.',
    formula: 'What exactly is hashed',
    formulaText:
      'The commitment is the SHA-256 of six lines, joined by line feeds, in UTF-8. On the first day of a hub, the commitment of the day before is 64 zeros.',
    formulaLines: ['<game>', '<day>', '<answer>', '<nonce>', '<commitment of the day before>'],
  },
  own: {
    title: 'Check without this page',
    intro:
      'This page comes from the hub, too. If you do not trust it, run these lines in Node 20 or newer, or in the console of a browser on this site. They need no account.',
  },
  limits: {
    title: 'What it does not show',
    points: [
      'When a commitment was published is the hub’s own word. Only a commitment that you noted before the day proves it.',
      'A hub that was down for more than two days publishes the missed days late. Such days are listed as committed late.',
      'The host can read coming answers, and could play with that knowledge.',
      'Published days do not show coming ones: a secret key shuffles the answers, and another one makes the nonces.',
    ],
  },
};

export const provableTexts = pickTexts({ en });
