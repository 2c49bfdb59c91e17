import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export type SecurityOptions = {
  /** Address that players use; encryption is insisted on only if it begins with https. */
  readonly publicUrl: string | undefined;
  /** The public content network, null when it is switched off. */
  readonly contentUrl: string | null;
  /** Where browsers may pass feedback on to, null without such a place. */
  readonly feedbackDsn: string | null;
};

const originOf = (address: string | null): readonly string[] =>
  address === null ? [] : [new URL(address).origin];

const YEAR_SECONDS = 31_536_000;

/** What no page of ours uses and therefore no script on one may ask for. */
const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()';

/** Security headers on every answer. Scripts, styles and fonts come from here alone, pictures also from the content network; feedback may go on to one place more. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, contentUrl, feedbackDsn }: SecurityOptions,
): Promise<void> {
  const isEncrypted = publicUrl?.startsWith('https:') ?? false;
  const content = originOf(contentUrl);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...content],
        connectSrc: ["'self'", ...content, ...originOf(feedbackDsn)],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isEncrypted ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isEncrypted ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    // The sign-in window of an identity provider must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}
