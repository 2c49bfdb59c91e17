export const en = {
  endedTitle: 'Signed out',
  ended: {
    expired: 'Your session has expired. Please sign in again.',
    deleted: 'This account has been deleted.',
    elsewhere: 'You logged out in another tab.',
  },
};
