import type { AccountId } from '@hub/engine/wire/ids';
import type { Presence } from '@hub/features/activity/presence.ts';
import type { AdminArea } from '@hub/features/administration/http/area.ts';
import { administration } from '@hub/features/administration/server.ts';
import { challenges } from '@hub/features/challenges/server.ts';
import { feedback } from '@hub/features/feedback/server.ts';
import { leaderboards } from '@hub/features/leaderboards/server.ts';
import { leagues } from '@hub/features/leagues/server.ts';
import { ledger } from '@hub/features/ledger/server.ts';
import { news } from '@hub/features/news/server.ts';
import type { Ask, Feature, Offers } from '@hub/features/offers.ts';
import { people } from '@hub/features/people/server.ts';
import { reports } from '@hub/features/reports/server.ts';
import { settings } from '@hub/features/settings/server.ts';
import { shop } from '@hub/features/shop/server.ts';
import { waiting } from '@hub/features/waiting/server.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { Realtime } from './realtime/realtime.ts';

/** The features that need nothing but the database, so that the command line works with them as well. They ask each other by default. */
export const createFeatures = (hub: Hub, askAll?: Ask) => {
  const ask: Ask = askAll ?? (() => features);
  const created = {
    administration: administration(hub, ask),
    feedback: feedback(hub),
    leaderboards: leaderboards(hub),
    ledger: ledger(hub),
    news: news(hub),
    reports: reports(hub),
    settings: settings(hub),
    shop: shop(hub),
  };
  // With the types of features that are not listed, so that who asks for them compiles.
  const features: typeof created & Offers & Pick<AdminArea, 'feedback' | 'news' | 'reports'> = created;
  return features;
};
export type Features = ReturnType<typeof createFeatures>;

type Parts = {
  readonly ask: Ask;
  readonly secret: Secret;
  readonly refusesName: (name: string) => Promise<boolean>;
  readonly presence: Presence;
  /** Called with an account for which something else waits now. */
  readonly onWaiting: (account: AccountId) => void;
  /** The websocket part, which is built later. */
  readonly realtime: () => Pick<Realtime, 'duelGames' | 'rooms'>;
};

/** Features that a hub can do without: each may lose its line, challenges only when leagues do. */
type Removable = { readonly [Name in keyof Offers]: Offers[Name] & Feature };

/** The features of a running hub that tell pages what waits for a player. */
export const createLiveFeatures = (hub: Hub, parts: Parts) => {
  const removable: Pick<Removable, 'challenges' | 'leagues' | 'people'> = {
    challenges: challenges(hub, parts),
    leagues: leagues(hub, { ...parts, duelGames: () => parts.realtime().duelGames }),
    people: people(hub, parts),
  };
  return { ...removable, waiting: waiting(hub, { ...parts, rooms: () => parts.realtime().rooms }) };
};
export type LiveFeatures = ReturnType<typeof createLiveFeatures>;
