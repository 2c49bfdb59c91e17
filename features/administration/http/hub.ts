import type { Administrator } from '@hub/server/http/administrator.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { isTooNested, readMarkdown, readMarkdownLine, TOO_NESTED } from '@hub/server/platform/markdown.ts';
import {
  addNotice,
  doctor,
  endInvitations,
  maintenance,
  makeInvitation,
  overview,
  previewText,
  registration,
  removeNotice,
  setMaintenance,
  setRegistration,
  settingsInForce,
} from '../calls/hub.ts';
import type { AdminArea } from './area.ts';
import type { AdminMount } from './mount.ts';

const DAY_MS = 86_400_000;
const done = { done: true } as const;

/** Mounts the calls about the hub as a whole. */
export function mountHub(admin: AdminMount, area: AdminArea): void {
  const { settings, author } = area;
  const { hub, erasedList } = area.tools;
  const now = () => hub.clock.now();
  async function countsFor(by: Administrator) {
    const [rooms, accounts, reportsWaiting, answersWaiting] = await Promise.all([
      area.administration.rooms({ limit: 1, offset: 0, lobbies: [] }),
      area.accountCount(),
      area.reports?.waitingFor(by) ?? 0,
      area.reports?.answersWaitingFor(by) ?? 0,
    ]);
    return { rooms: rooms.total, accounts, reportsWaiting, answersWaiting };
  }
  admin(overview, async (_call, by) => ({
    players: await area.playersNow(by.account),
    ...(await countsFor(by)),
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
  area.news?.mountAdmin(admin, area);
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
