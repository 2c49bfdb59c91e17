import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { isPlayed, type TrialsArea } from '../trials/mount.ts';
import type { Identities } from './identities.ts';
import type { SignIn } from './sign-in.ts';
import { beginSignIn, linkAccount, logIn, signUp } from './sign-in-calls.ts';

export type SignInArea = { readonly signIn: SignIn; readonly identities: Identities } & TrialsArea;

const OWN_ACCOUNT_CONNECTED = 'Your account is connected to another Google account already';

/** Mounts the calls for signing in, signing up and linking with the identity provider. */
export function mountSignIn(mount: Mount, area: SignInArea): void {
  const { signIn, identities } = area;
  mount(beginSignIn, async ({ body }) => {
    const begun = await signIn.begin(body.origin);
    return begun.ok ? begun : refuse(begun.code);
  });
  mount(logIn, async ({ body }) => {
    const redeemed = await signIn.redeem(body);
    if (!redeemed.ok) return refuse(redeemed.code);
    const admission = await identities.logIn(redeemed.subject);
    return admission.ok ? admission : refuse(admission.code);
  });
  mount(linkAccount, async ({ body, caller }) => {
    if (body.player_id !== caller.player.playerId) return refuse('forbidden');
    const redeemed = await signIn.redeem(body);
    if (!redeemed.ok) return refuse(redeemed.code);
    const linked = await identities.link(caller.player, redeemed.subject);
    if (linked.ok) return linked;
    return linked.code === 'already_connected'
      ? refuse('account_already_linked', OWN_ACCOUNT_CONNECTED)
      : refuse(linked.code);
  });
  mount(signUp, async ({ body }) => {
    // Checked first, because a consent can be redeemed only once.
    const name = await identities.acceptName(body.username, body.invitation);
    if (!name.ok) return refuse(name.code);
    const redeemed = await signIn.redeem(body);
    if (!redeemed.ok) return refuse(redeemed.code);
    const hasPlayed = isPlayed(area, body.trial);
    const created = await identities.signUp(name.name, redeemed.subject, body.invitation, hasPlayed);
    return created.ok ? created : refuse(created.code);
  });
}
