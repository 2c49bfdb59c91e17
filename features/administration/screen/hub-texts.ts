// Texts of the administration about the hub itself, put together in `texts.ts`.

export const hub = {
  who: 'Who may register',
  modes: { open: 'All visitors', invite: 'With an invitation', closed: 'No one' },
  usesLeft: (uses: number, until: string): string =>
    `${uses} ${uses === 1 ? 'place' : 'places'} left until ${until}`,
  invitePlayers: 'Invite players',
  openInvitations: (count: number): string =>
    count === 1 ? '1 open invitation' : `${count} open invitations`,
  endText: 'Also ends the invitations that you have sent and that no one has used yet.',
  days: 'How many days',
  invite: 'Make an invitation',
  linkOnce: 'Link of the invitation, shown once',
  closedText: 'What players read meanwhile',
  closeEffect: 'All players are disconnected and read this text. Games wait. This page stays usable.',
  close: 'Close the hub',
  openFor: {
    open: 'Players play, and all visitors may register.',
    invite: 'Players play, and visitors with an invitation may register.',
    closed: 'Players play, and no visitor may register.',
  },
  open: 'Open the hub',
  settings: 'Settings in force',
  settingsText: 'Set in the environment, which the hub reads when it starts.',
  noSettings: 'Every setting has its default.',
  defaults: (count: number): string =>
    count === 1 ? '1 setting has its default' : `${count} settings have their default`,
  secret: 'given, and not shown',
};

export const keys = {
  keys: 'Your keys',
  ways: (count: number): string => {
    if (count === 0) return 'You have no key to sign in with';
    return `You can sign in with ${count === 1 ? 'one key' : `${count} keys`}`;
  },
  advice: (count: number): string => {
    if (count === 0) return 'Set one up now: the link that signed you in works once.';
    return count === 1
      ? 'Add a second one, so that a lost device does not lock you out.'
      : 'If you lose one, use another. Removing a key signs you out in other browsers.';
  },
  browsers: 'Browsers',
  browsersText: 'Signs you out in every browser, here too.',
  signOutAll: 'Sign out everywhere',
  passkeyAt: (address: string): string => `Passkey for ${address}.`,
  setUpAt: 'Set up',
  lostText: 'This command, on the machine of the hub, prints a link that works once.',
  remove: 'Remove',
  add: 'Add a key',
  signIns: 'Latest sign-ins of hosts and moderators',
  noSignIns: 'The audit log has no sign-in.',
  signInKey: (noted: string): string => {
    if (noted === 'code') return 'App code';
    if (noted === 'link') return 'Link that works once';
    return noted.replace(/^passkey /, 'Passkey: ');
  },
  newName: 'Name of the passkey',
  thisDevice: 'This device',
  needsHttps:
    'Passkeys need https and a name in the address, or http://localhost on the machine of the hub. Use an app that makes codes.',
  codes: 'App that makes codes',
  newCodes: 'An app that makes codes',
  scan: 'Scan this with an app for one-time codes, or enter the secret there.',
  secret: 'Secret for the app',
  code: 'Code that the app shows',
};
