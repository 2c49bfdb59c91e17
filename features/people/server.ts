import { expectedWins, FIRST_RATING } from '@hub/engine/binding/rating';
import { botStrengthsOf } from '@hub/engine/define-game';
import { CHARACTERS } from '@hub/engine/wire/bots';
import { DAY_MS, dayOf } from '@hub/engine/wire/days';
import type { AccountId, Day, GameId } from '@hub/engine/wire/ids';
import {
  CHALLENGE_DAYS,
  LOBBY_INVITE_MINUTES,
  PEOPLE_COUNTED_FROM,
  PEOPLE_SHOWN,
} from '@hub/engine/wire/limits';
import { versusGames } from '@hub/protocol/games';
import type { Mount } from '@hub/server/http/mount.ts';
import { PageCache } from '@hub/server/http/page-cache.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Hub } from '@hub/server/hub.ts';
import { FALSE } from '@hub/server/store/boolean-column.ts';
import { sql } from 'kysely';
import type { Presence } from '../activity/presence.ts';
import { ratingsOf } from '../activity/versus-ratings.ts';
import type { Ask, Waits } from '../offers.ts';
import { ACQUAINTANCES_READ, acquaintancesOf, knownTo, shownTo } from './acquaintances.ts';
import { botRecords, invitePlayer, type PeopleInSight, peopleInSight, setHidden } from './calls.ts';
import './tables.ts';

export type People = ReturnType<typeof people>;

type Parts = {
  readonly ask: Ask<'challenges' | 'leagues' | 'reports'>;
  readonly presence: Pick<Presence, 'look'>;
  /** Called with an account whose invitations have changed. */
  readonly onWaiting: (account: AccountId) => void;
};

/** Games of which a record says "N of 10". */
const GAMES = 10;

/** Players whom an account knows, and what they may tell each other. */
export function people({ db, clock }: Hub, { ask, presence, onWaiting }: Parts) {
  const asking = { db, ask };
  /**
   * The invitations to an account, of members of the same league, then of others whom the receiver knows, then of the rest, each newest
   * first; of senders who may be shown and whom the receiver has not reported; without challenges that were played or are over, and
   * without lobbies that are closed. So no number of strangers crowds friends out.
   */
  async function invitesTo(account: AccountId) {
    const now = clock.now();
    const [lobbies, others] = [now - LOBBY_INVITE_MINUTES * 60_000, now - CHALLENGE_DAYS * DAY_MS];
    const known = await knownTo(asking, account, dayOf(now));
    const mates = [...known].flatMap(([other, isMate]) => (isMate ? other : []));
    const { challenges } = ask();
    const none = sql<number | null>`null`;
    const challenge = challenges?.ofColumn('invite.target', account) ?? { endsAt: none, finishedAt: none };
    const rows = await shownTo(asking, account, now)
      .innerJoin('playerInvite as invite', 'invite.fromId', 'account.id')
      .leftJoin('roomSnapshot as room', 'room.roomId', 'invite.target')
      .select(['invite.game', 'invite.kind', 'invite.target', 'invite.createdAt as at'])
      .select(challenge.endsAt.as('endsAt'))
      .where('invite.accountId', '=', account)
      .where(challenge.finishedAt, 'is', null)
      .$if(challenges === undefined, (invites) => invites.where('invite.kind', '<>', 'challenge'))
      .where((of) =>
        of.or([
          of.and([
            of('invite.kind', '=', 'lobby'),
            of('invite.createdAt', '>', lobbies),
            of.or([of('room.isOver', 'is', null), of('room.isOver', '=', FALSE)]),
          ]),
          of.and([
            of('invite.kind', '=', 'challenge'),
            of('invite.createdAt', '>', others),
            of.or([of(challenge.endsAt, 'is', null), of(challenge.endsAt, '>', now)]),
          ]),
          of.and([of('invite.kind', '=', 'league'), of('invite.createdAt', '>', others)]),
        ]),
      )
      .orderBy(isAmong(mates), 'desc')
      .orderBy(isAmong([...known.keys()]), 'desc')
      .orderBy('invite.createdAt', 'desc')
      .limit(ACQUAINTANCES_READ)
      .execute();
    return rows.map(({ id: _id, playerId, name, usernameEffect, ...invite }) => ({
      ...invite,
      from: { id: playerId, name, usernameEffect },
    }));
  }

  /** Whether that lobby is known to be closed. A new one may not be stored yet. */
  async function isOver(lobby: GameId): Promise<boolean> {
    const room = db.selectFrom('roomSnapshot').select('isOver').where('roomId', '=', lobby);
    return Boolean((await room.executeTakeFirst())?.isOver);
  }

  /** Nothing of it depends on rifts that the viewer has not solved, and neither does the order. */
  async function inSight(account: AccountId): Promise<Omit<PeopleInSight, 'isHidden'>> {
    const now = clock.now();
    const day = dayOf(now);
    const [known, own, invites] = await Promise.all([
      acquaintancesOf(asking, account, day, now),
      db
        .selectFrom('dailyRun')
        .select('mode')
        .where('accountId', '=', account)
        .where('day', '=', day)
        .execute(),
      invitesTo(account),
    ]);
    const { online, here } = await presence.look(known.map((one) => one.account));
    const sorted = known.toSorted(
      (a, b) =>
        Number(here.has(b.account)) - Number(here.has(a.account)) ||
        Number(b.isInLeague) - Number(a.isInLeague) ||
        a.player.name.localeCompare(b.player.name, 'en'),
    );
    return {
      here: online < PEOPLE_COUNTED_FROM ? null : online,
      people: sorted.slice(0, PEOPLE_SHOWN).map((one) => {
        const solved = one.solved.filter(({ game }) => own.some(({ mode }) => mode === game));
        const [newest = null] = solved.toSorted((a, b) => b.at - a.at);
        return { player: one.player, isHere: here.has(one.account), solved: newest };
      }),
      // For pages of the version before, which know two kinds; others ask for what waits.
      invites: invites.flatMap(({ kind, ...invite }) => (kind === 'league' ? [] : [{ ...invite, kind }])),
    };
  }

  /** Tells those whom an account has invited. Failures are not reported: pages read the list again when they reconnect. */
  function onShownChanged(account: AccountId): void {
    const invited = db.selectFrom('playerInvite').select('accountId').where('fromId', '=', account);
    void invited
      .execute()
      .then((rows) => rows.forEach(({ accountId }) => onWaiting(accountId)))
      .catch(() => undefined);
  }

  /** Deletes invitations that are no longer shown. */
  async function forget(): Promise<void> {
    const before = clock.now() - CHALLENGE_DAYS * DAY_MS;
    await db.deleteFrom('playerInvite').where('createdAt', '<', before).execute();
  }

  return {
    /** Those to a league only while the receiver may join it. */
    async waitsFor(account: AccountId): Promise<readonly Waits[]> {
      const invites = await invitesTo(account);
      const open = await Promise.all(
        invites.map(async ({ kind, target }) => kind !== 'league' || ask().leagues?.mayJoin(account, target)),
      );
      return invites.flatMap(({ kind: to, at, endsAt, ...invite }, index) => {
        if (open[index] !== true) return [];
        const shownMs = to === 'lobby' ? LOBBY_INVITE_MINUTES * 60_000 : CHALLENGE_DAYS * DAY_MS;
        return {
          urgency: to === 'lobby' ? 3 : 5,
          until: Math.min(at + shownMs, endsAt ?? Number.POSITIVE_INFINITY),
          entry: (timeLeft: number) => ({ kind: 'invite' as const, to, ...invite, at, timeLeft }),
        };
      });
    },
    knownTo: (account: AccountId, day: Day) => knownTo(asking, account, day),
    /** Updates the invitations of an account that was renamed, closed, hidden or shown again. */
    onShownChanged,
    jobs: [{ name: 'delete old invitations', work: forget, everyMs: DAY_MS }],
    mount(mount: Mount) {
      let version = 0;
      const seen = new PageCache<Awaited<ReturnType<typeof inSight>>>({ clock, versionOf: () => version });
      mount(peopleInSight, async ({ caller: { player, isHidden } }) => ({
        ...(await seen.get(player.accountId, () => inSight(player.accountId))),
        isHidden,
      }));
      mount(botRecords, async ({ caller }) => {
        const own = await ratingsOf(db, caller.player.accountId);
        return versusGames.map((game) => {
          const { rating, games } = own.get(game.names.feed) ?? { ...FIRST_RATING, games: 0 };
          const strengths = botStrengthsOf(game);
          const winsOf = (strength: number): number => Math.round(GAMES * expectedWins(rating, [strength]));
          const wins = CHARACTERS.map((character) => [character, winsOf(strengths[character])] as const);
          const winsOfTen = Object.fromEntries(wins) as Record<(typeof CHARACTERS)[number], number>;
          return { game: game.id, games, winsOfTen };
        });
      });
      mount(setHidden, async ({ body: { isHidden }, caller: { player } }) => {
        const own = db.updateTable('account').where('id', '=', player.accountId);
        await own.set({ isHidden: isHidden ? 1 : 0 }).execute();
        onShownChanged(player.accountId);
        version += 1;
        return { isHidden };
      });
      // To the sender's challenge, to a lobby, or to a league of the sender by its id; in the place of the sender's earlier one.
      mount(invitePlayer, async ({ params, body, caller: { player, isHidden } }) => {
        const now = clock.now();
        const { accountId: from } = player;
        const known = await acquaintancesOf(asking, from, dayOf(now), now);
        const invited = known.find((one) => one.player.id === params.player)?.account;
        // The same answer for strangers and hidden players: it must not tell who exists.
        if (invited === undefined) return refuse('account_not_found');
        if (isHidden) return refuse('not_now');
        if (body.kind === 'challenge') {
          const challenge = await ask().challenges?.find(body.target);
          const isOwn = challenge?.accountId === from && challenge.game === body.game;
          if (!isOwn || now >= challenge.expiresAt) return refuse('not_challengeable');
        }
        // An invitation to it would never be shown.
        if (body.kind === 'lobby' && (await isOver(body.target))) return refuse('game_not_found');
        const target =
          body.kind === 'league' ? await ask().leagues?.codeFor(body.target, from, invited) : body.target;
        if (target === undefined) return refuse('not_now');
        const row = { game: '', ...body, target, createdAt: now };
        await db
          .insertInto('playerInvite')
          .values({ fromId: from, accountId: invited, ...row })
          .onConflict((conflict) => conflict.columns(['accountId', 'fromId']).doUpdateSet(row))
          .execute();
        onWaiting(invited);
        return { success: true as const };
      });
    },
  };
}

/** 1 for an account of a query that is one of these. */
const isAmong = (accounts: readonly AccountId[]) =>
  accounts.length === 0
    ? sql<number>`0 + 0`
    : sql<number>`case when account.id in (${sql.join(accounts)}) then 1 else 0 end`;
