/** What the browser says when a call fails (platform 8): the text of the call, not of the fault. */
export const failureTexts = {
  matches: 'Cannot fetch matches',
  createAccount: 'Cannot create account',
  account: 'Cannot fetch account',
  accountItems: 'Cannot fetch account items',
  ownedItems: 'Cannot fetch owned account items',
  blueEssence: 'Cannot fetch current blue essence',
  accountsCount: 'Cannot fetch accounts count',
  heartbeat: 'Cannot send heartbeat',
  health: 'Cannot reach the server',
  newsLikes: 'Cannot fetch news likes',
  likeNews: 'Cannot save your like',
  feedback: 'Cannot send feedback',
} as const;
