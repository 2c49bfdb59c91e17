import { t } from '@lingui/core/macro';
import type { LinkPreviews } from '../../../places/link-previews.ts';

export const linkPreviews: LinkPreviews = () => ({
  challenge: {
    title: t`You are challenged`,
    description: t`The same questions for both, one try each, and a ghost that plays beside you.`,
  },
});
