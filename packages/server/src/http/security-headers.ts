import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export type SecurityOptions = {
  /** Origins that players use; HSTS is sent only if all of them are encrypted. */
  readonly publicUrls: readonly string[];
  /** The public content network; null when switched off. */
  readonly contentUrl: string | null;
  /** Where browsers send feedback; null when there is none. */
  readonly feedbackDsn: string | null;
};

const originOf = (address: string | null): readonly string[] =>
  address === null ? [] : [new URL(address).origin];

const YEAR_SECONDS = 31_536_000;

/** Browser features that no page uses, denied to all scripts. */
const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()';

/** For what is no page: sixty responses of a visit are spared the long policy, and a file that is opened by itself may do nothing. */
const POLICY_OF_FILES = "default-src 'none'; frame-ancestors 'none'";
const isFile = (url: string): boolean => /^\/(?:api|assets)\//.test(url);

/**
 * Adds security headers to every response; the policy of pages allows only this origin and the configured ones, and of
 * inline styles those with these hashes.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { publicUrls, contentUrl, feedbackDsn }: SecurityOptions,
  inlineStyles: readonly string[],
): Promise<void> {
  const isEncrypted = publicUrls.length > 0 && publicUrls.every((address) => address.startsWith('https:'));
  const content = originOf(contentUrl);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...inlineStyles],
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
    // The sign-in window must be able to message the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (isFile(url)) reply.header('content-security-policy', POLICY_OF_FILES);
  });
}
