import { msg } from '@lingui/core/macro';

export const signInStopped = {
  closed: msg`This hub takes no new players at the moment.`,
  invite: msg`New players need an invitation. Open its link, or ask the host for one.`,
};
