import { msg } from '@lingui/core/macro';

export const chainWrong = {
  wrongLetter: msg`Wrong letter`,
  used: msg`Already used`,
  unknown: msg`No such champion`,
  late: msg`Too late`,
};
