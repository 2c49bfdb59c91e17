import type { FeedbackReport } from '@hub/protocol/http/feedback';

interface Options {
  /** Address of the host's project at the service, such as `https://<key>@sentry.example/<project>`. */
  readonly dsn: string;
  readonly report: FeedbackReport;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** 32 hex digits, unlike any before. */
  readonly eventId: string;
}

/**
 * Passes a report on to a service that speaks Sentry's envelope protocol: one plain request, no script of theirs.
 * It never fails: this server has the report already.
 */
export async function passOn({ dsn, report, fetch, now, eventId }: Options): Promise<void> {
  try {
    await fetch(envelopeAddress(dsn), {
      method: 'POST',
      body: envelope({ dsn, report, now, eventId }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  } catch {
    // Blocked or out of reach.
  }
}

/** Where a project takes envelopes; the key in the query keeps the browser from asking for permission first. */
function envelopeAddress(dsn: string): string {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, base = '', project = ''] = /^(.*)\/(.+)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${base}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
}

/** The report as an envelope: a header, the item's header and the item, one line of JSON each. */
function envelope({ dsn, report, now, eventId }: Omit<Options, 'fetch'>): string {
  const item = {
    event_id: eventId,
    timestamp: now / 1000,
    platform: 'javascript',
    level: 'info',
    tags: { kind: report.kind },
    contexts: { feedback: { message: report.text, url: report.page, source: 'hub' } },
  };
  return [{ event_id: eventId, sent_at: new Date(now).toISOString(), dsn }, { type: 'feedback' }, item]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
