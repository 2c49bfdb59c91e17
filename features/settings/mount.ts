import { type LegalTexts, legalTexts } from '@hub/protocol/http/legal';
import type { Mount } from '@hub/server/http/mount.ts';

export type LegalArea = { readonly legal: LegalTexts };

/** Mounts the call for the host's own terms and privacy policy. */
export function mountLegal(mount: Mount, { legal }: LegalArea): void {
  mount(legalTexts, async () => legal);
}
