/** Node hides why a call over the network failed in the cause, and says only "fetch failed". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const deeper: unknown = cause instanceof AggregateError ? cause.errors[0] : (cause ?? error);
  const code = deeper instanceof Error && 'code' in deeper ? String(deeper.code) : undefined;
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (code !== undefined) return CODES[code] ?? code;
  return withoutAddresses(deeper instanceof Error ? deeper.message : error.message);
}

/** That of a webhook is a secret. */
const withoutAddresses = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, '…');

const CODES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is not known (ENOTFOUND)',
  EAI_AGAIN: 'its name cannot be looked up now (EAI_AGAIN)',
  ECONNREFUSED: 'nothing answers there (ECONNREFUSED)',
  ECONNRESET: 'the connection was cut (ECONNRESET)',
  ETIMEDOUT: 'no answer in time (ETIMEDOUT)',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time (UND_ERR_CONNECT_TIMEOUT)',
  CERT_HAS_EXPIRED: 'its certificate has expired (CERT_HAS_EXPIRED)',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself (DEPTH_ZERO_SELF_SIGNED_CERT)',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name (ERR_TLS_CERT_ALTNAME_INVALID)',
};
