import type { FeedbackReport } from '../calls.ts';

interface Options {
  /** DSN of the host's project at the service, such as `https://<key>@sentry.example/<project>`. */
  readonly dsn: string;
  readonly report: FeedbackReport;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Unique; 32 hex digits. */
  readonly eventId: string;
}

/**
 * Forwards a report to a service with Sentry's envelope protocol: one plain request, without Sentry's script.
 * Never rejects: the hub's server has already stored the report.
 */
export async function forwardReport({ dsn, report, fetch, now, eventId }: Options): Promise<void> {
  try {
    await fetch(envelopeAddress(dsn), {
      method: 'POST',
      body: envelope({ dsn, report, now, eventId }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  } catch {
    // Blocked or unreachable.
  }
}

/** Envelope endpoint of a project. The key is in the query, because a header would need a CORS preflight. */
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
