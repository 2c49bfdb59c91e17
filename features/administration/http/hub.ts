import type { AccountId } from '@hub/engine/wire/ids';
import type { ReplyOf } from '@hub/protocol/http/endpoint';
import type { Administrator } from '@hub/server/http/administrator.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { isTooNested, readMarkdown, readMarkdownLine, TOO_NESTED } from '@hub/server/platform/markdown.ts';
import type { News } from '../../news/server.ts';
import type { Settings } from '../../settings/server.ts';
import {
  addNews,
  addNotice,
  doctor,
  endInvitations,
  listNews,
  maintenance,
  makeInvitation,
  overview,
  previewText,
  registration,
  removeNews,
  removeNotice,
  setMaintenance,
  setRegistration,
  settingsInForce,
} from '../calls/hub.ts';
import type { AdminMount } from './mount.ts';
import type { PlayersArea } from './players.ts';

const DAY_MS = 86_400_000;
/** Pieces of news in the list; players read fewer. */
const NEWS_LISTED = 100;
const done = { done: true } as const;

type Overview = ReplyOf<typeof overview>;
type Finding = ReplyOf<typeof doctor>['findings'][number];

export type HubArea = Pick<PlayersArea, 'author' | 'tools'> & {
  /** The number of players who are here, this one included. */
  readonly playersNow: (account: AccountId) => Promise<number>;
  readonly counts: (
    by: Administrator,
  ) => Promise<Pick<Overview, 'rooms' | 'accounts' | 'reportsWaiting' | 'answersWaiting'>>;
  readonly ofHost: () => Promise<NonNullable<Overview['host']>>;
  readonly version: string;
  readonly examine: () => Promise<readonly (Omit<Finding, 'mend'> & { readonly mend?: string })[]>;
  readonly settings: Settings;
  readonly news: News;
  /** Settings of this server as they are in force. */
  readonly inForce: () => ReplyOf<typeof settingsInForce>['rows'];
};

/** Mounts the calls about the hub as a whole. */
export function mountHub(admin: AdminMount, area: HubArea): void {
  const { settings, author } = area;
  const { hub, erasedList } = area.tools;
  const now = () => hub.clock.now();
  admin(overview, async (_call, by) => ({
    players: await area.playersNow(by.account),
    ...(await area.counts(by)),
    version: area.version,
    host: by.role === 'host' ? await area.ofHost() : null,
  }));
  admin(doctor, async () => {
    const worst = { bad: 0, look: 1, good: 2 };
    const findings = (await area.examine()).map(({ mend, ...finding }) => ({
      ...finding,
      mend: mend ?? null,
    }));
    return { findings: findings.toSorted((a, b) => worst[a.state] - worst[b.state]), at: now() };
  });
  admin(registration, async () => ({
    mode: (await settings.read()).registration,
    invitations: await settings.invitations(),
  }));
  admin(setRegistration, async ({ body }, by) => {
    await settings.by(author(by, body.reason)).setRegistration(body.mode);
    await settings.refresh();
    return done;
  });
  admin(makeInvitation, async ({ body, origin }, by) => {
    const expiresAt = now() + body.days * DAY_MS;
    const code = await settings.by(author(by, body.reason)).invite(body.uses, expiresAt);
    return { link: `${origin}/welcome?invitation=${code}`, expiresAt };
  });
  admin(endInvitations, async ({ body }, by) => ({
    ended: await settings.by(author(by, body.reason), erasedList.invitations).endInvitations(),
  }));
  admin(previewText, async ({ body }) => {
    if (isTooNested(body.text)) return refuse('invalid_request', `text: ${TOO_NESTED}`);
    return { blocks: readMarkdown(body.text), spans: readMarkdownLine(body.text) };
  });
  admin(listNews, async () => ({
    news: await area.news.newest(NEWS_LISTED),
    notices: (await settings.read()).notices.map((notice) => ({
      ...notice,
      isShown: notice.until === null || notice.until > now(),
    })),
  }));
  admin(addNews, async ({ body }, by) => {
    if (readMarkdown(body.text).length === 0) return refuse('invalid_request', 'text: must not be blank');
    if (isTooNested(body.text)) return refuse('invalid_request', `text: ${TOO_NESTED}`);
    return { id: await area.news.add(author(by, body.reason), body.title.trim(), body.text.trim()) };
  });
  admin(removeNews, async ({ params, body }, by) =>
    (await area.news.remove(author(by, body.reason), params.id)) ? done : refuse('not_found'),
  );
  admin(addNotice, async ({ body }, by) => {
    if (readMarkdownLine(body.text).length === 0) return refuse('invalid_request', 'text: must not be blank');
    if (isTooNested(body.text)) return refuse('invalid_request', `text: ${TOO_NESTED}`);
    if (body.until !== null && body.until <= now())
      return refuse('invalid_request', 'until: is over already');
    const id = await settings.by(author(by, body.reason)).addNotice(body.text.trim(), body.until);
    await settings.refresh();
    return { id };
  });
  admin(removeNotice, async ({ params, body }, by) => {
    const isRemoved = await settings.by(author(by, body.reason)).removeNotice(params.id);
    await settings.refresh();
    return isRemoved ? done : refuse('not_found');
  });
  admin(maintenance, async () => ({ text: (await settings.read()).maintenance }));
  admin(setMaintenance, async ({ body }, by) => {
    await settings.by(author(by, body.reason)).setMaintenance(body.text?.trim() ?? null);
    await settings.refresh();
    return done;
  });
  admin(settingsInForce, async () => ({ rows: [...area.inForce()] }));
}
