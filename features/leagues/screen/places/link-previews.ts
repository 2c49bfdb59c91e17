import { t } from '@lingui/core/macro';
import type { LinkPreviews } from '../../../places/link-previews.ts';

export const linkPreviews: LinkPreviews = () => ({
  leagues: {
    title: t`Join a league of friends`,
    description: t`Seven days: three daily rifts, one duel a day, and a table among friends.`,
  },
});
