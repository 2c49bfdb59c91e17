import { msg } from '@lingui/core/macro';

export const recordKinds = {
  completed: msg`Completed`,
  frozen: msg`Frozen`,
  outage: msg`Hub was down`,
  missed: msg`Missed`,
  open: msg`Still open`,
  before: msg({ message: 'Before', context: 'kind of a day' }),
};
