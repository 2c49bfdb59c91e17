import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

const en = {
  label: 'Your account',
  unknown: (name: string): string =>
    `This hub does not know the account of ${isolated(name)} at the moment. It is kept in this browser, and comes back by itself once the hub knows it again. You can also restore it with a recovery code, or begin anew.`,
  unknownNotStored: (name: string): string =>
    `This hub does not know the account of ${isolated(name)} at the moment. Leave this page open: this browser does not store the account, and it comes back by itself once the hub knows it again. A reload loses it, unless you have a recovery code.`,
  isBack: (name: string): string => `The account of ${isolated(name)} is back on this hub.`,
  otherHub:
    'You have an account of another hub at this address, or of this one before its data was lost. It is kept in this browser and comes back with its hub. If the host is restoring it, wait and reload.',
  tryAgain: 'Try again',
  takeBack: 'Return to it',
  notStored:
    'This browser does not store your account: when you reload or close this page it is lost, unless you have a recovery code.',
  notStoredLinked:
    'This browser does not store that you are signed in: when you reload or close this page you have to sign in again.',
};

export const accountBarTexts = pickTexts({ en });
