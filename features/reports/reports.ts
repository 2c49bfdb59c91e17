import { randomUUID } from 'node:crypto';
import type { Player } from '@hub/engine/binding/player';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { ReportPlace, ReportReason } from '@hub/protocol/stored-values';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { ReportStore } from './ports.ts';

type Target =
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'lobby'; readonly lobby: string };
type Report = {
  readonly target: Target;
  readonly place: ReportPlace;
  readonly reason: ReportReason;
  readonly words?: string | undefined;
};

type Deps = {
  readonly store: ReportStore;
  readonly playerOf: (
    id: PlayerId,
  ) => Promise<{ readonly id: AccountId; readonly name: string; readonly isDeleted: boolean } | undefined>;
  /** Undefined for a lobby that is closed. */
  readonly lobbyName: (id: string) => Promise<string | undefined>;
  readonly clock: Clock;
};

/** What players tell the moderators, and read of their decisions. */
export type Reports = {
  /** Whether it joined others; refuses the unknown, the closed and oneself. */
  send(
    from: Player,
    report: Report,
  ): Promise<
    | { readonly ok: true; readonly isJoined: boolean }
    | { readonly ok: false; readonly code: 'account_not_found' | 'game_not_found' | 'not_now' }
  >;
  decisionsOf: ReportStore['of'];
  see(account: AccountId, id: string): Promise<void>;
  /** The time of the answer; undefined if there is nothing to answer any more. */
  answer(account: AccountId, id: string, text: string): Promise<number | undefined>;
};

export function createReports({ store, playerOf, lobbyName, clock }: Deps): Reports {
  const subjectOf = async (target: Target) => {
    if (target.kind === 'lobby') {
      const name = await lobbyName(target.lobby);
      return name === undefined ? undefined : { subject: target.lobby, name };
    }
    const player = await playerOf(target.player);
    return player === undefined || player.isDeleted ? undefined : { subject: player.id, name: player.name };
  };
  return {
    async send({ accountId }, { target, place, reason, words }) {
      const about = await subjectOf(target);
      if (about === undefined)
        return { ok: false, code: target.kind === 'lobby' ? 'game_not_found' : 'account_not_found' };
      if (about.subject === accountId) return { ok: false, code: 'not_now' };
      const outcome = await store.add({
        caseId: randomUUID(),
        kind: target.kind,
        ...about,
        from: accountId,
        reason,
        place,
        words: words?.trim() || undefined,
        at: clock.now(),
      });
      return { ok: true, isJoined: outcome !== 'new' };
    },
    decisionsOf: (account) => store.of(account),
    see: (account, id) => store.see(account, id, clock.now()),
    async answer(account, id, text) {
      const at = clock.now();
      return (await store.answer(account, id, text.trim(), at)) ? at : undefined;
    },
  };
}
