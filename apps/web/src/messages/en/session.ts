export const en = {
  sureTitle: 'You sure?',
  sureText:
    'Your account is temporary. If you log out, you lose access to it; the account itself is not deleted.',
  sureHint: 'Connect your Google account on your profile, and your progress stays yours on every device.',
  logout: 'Logout',
  stay: 'Stay',
  endedTitle: 'Signed out',
  ended: {
    expired: 'Your session has expired. Please sign in again.',
    deleted: 'This account has been deleted.',
    elsewhere: 'You logged out in another tab.',
  },
};
