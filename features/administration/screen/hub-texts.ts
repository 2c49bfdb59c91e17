// Texts of the administration about the hub itself, put together in `texts.ts`.

export const hub = {
  registration: 'Registration',
  who: 'Who may register',
  modes: { open: 'All visitors', invite: 'With an invitation', closed: 'No one' },
  registrationEffect: 'For new accounts, at once. Players who have one keep it.',
  set: 'Save who may register',
  invitations: 'Invitations',
  newInvitation: 'Invite players',
  usesLeft: (uses: number, until: string): string =>
    `For ${uses} more ${uses === 1 ? 'player' : 'players'} until ${until}`,
  endText: 'After this no invitation works, also those that you have sent and that wait.',
  uses: 'For how many players',
  days: 'For how many days',
  inviteEffect: 'The link is shown once. It lets players register.',
  invite: 'Make an invitation',
  linkOnce: 'Link of the invitation, shown once',
  endAll: 'End all invitations',
  closedText: 'What players read meanwhile',
  closeEffect: 'All players are disconnected and read this text. Games wait. This page stays usable.',
  close: 'Close the hub',
  closeNow: 'Close it now',
  isOpen: 'The hub is open',
  openFor: {
    open: 'Players play, and all visitors may register.',
    invite: 'Players play, and visitors with an invitation may register.',
    closed: 'Players play, and no visitor may register.',
  },
  isClosed: 'The hub is closed',
  open: 'Open the hub',
  settings: 'Settings in force',
  settingsText: 'read from the environment at the start',
  noSettings: 'None.',
  setting: 'Setting',
  value: 'Value',
  origin: 'From',
  secret: 'secret',
  byDefault: 'default',
  given: 'set',
};

export const keys = {
  keys: 'Your keys',
  ways: (count: number): string => {
    if (count === 0) return 'No key opens this door';
    return count === 1 ? 'One key opens this door' : `${count} keys open this door`;
  },
  advice: (count: number): string => {
    if (count === 0) return 'Set one up now: the link that let you in works once.';
    return count === 1
      ? 'Add a second one, so that a lost device does not lock you out.'
      : 'If you lose one, another still opens it. Remove a key when its device is gone.';
  },
  everywhere: 'Open doors',
  everywhereText: 'Removing a key closes your doors in other browsers. This closes every one, here too.',
  lockAll: 'Lock everywhere',
  passkeyAt: (address: string): string => `Passkey for ${address}.`,
  used: 'Last used',
  unused: 'Never used.',
  codesAt: 'Six digits, at every address.',
  setUpAt: 'Set up',
  remove: 'Remove',
  newPasskey: 'Another passkey',
  newName: 'Name of the passkey',
  thisDevice: 'This device',
  passkeyEffect: 'The browser or a security key keeps it. It works at this address only.',
  addPasskey: 'Make a passkey',
  needsHttps:
    'Passkeys need https and a name in the address, or http://localhost on the machine of the hub. Use an app that makes codes.',
  codes: 'App that makes codes',
  newCodes: 'An app that makes codes',
  codesText: 'Six digits that change every 30 seconds. They work at every address, also on plain http.',
  replaceText: 'The codes of the app before stop working.',
  setUp: 'Set up an app',
  replace: 'Replace the app',
  scan: 'Scan this with an app for one-time codes, or enter the secret there.',
  secret: 'Secret for the app',
  code: 'Code that the app shows',
  confirm: 'Confirm',
};
