import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Recovery } from './recovery.ts';
import { makeRecoveryCodes, recoverAccount, recoveryCodes, signOutEverywhere } from './recovery-calls.ts';

export type RecoveryArea = { readonly recovery: Recovery };

/** Mounts the calls for recovery codes and for signing out everywhere. */
export function mountRecovery(mount: Mount, { recovery }: RecoveryArea): void {
  mount(recoveryCodes, ({ caller }) => recovery.stateOf(caller.player.accountId));
  mount(makeRecoveryCodes, async ({ caller }) => ({
    codes: [...(await recovery.makeCodes(caller.player.accountId))],
  }));
  mount(recoverAccount, async ({ body }) => {
    const restored = await recovery.restore(body.code, body);
    return restored.ok ? restored : refuse(restored.code);
  });
  mount(signOutEverywhere, async ({ caller }) => {
    const renewed = await recovery.signOutEverywhere(caller.player.accountId);
    return renewed.ok ? renewed : refuse(renewed.code);
  });
}
