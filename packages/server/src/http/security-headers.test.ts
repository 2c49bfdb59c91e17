import { afterEach, expect, it } from 'vitest';
import { type OpenHub, openHub } from '../../../../apps/server/src/testing/open-hub.ts';

let open: OpenHub;
afterEach(() => open.close());

async function headersOf(variables: Readonly<Record<string, string>>, url = '/') {
  open = await openHub({ variables });
  const { headers } = await open.app.inject(url);
  const policy = String(headers['content-security-policy']);
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
  return { headers, directives };
}

it('allows only this origin, and the content network for pictures and data', async () => {
  const { directives } = await headersOf({ CONTENT_URL: 'https://cdn.example.org/content' });
  expect(directives).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: https://cdn.example.org",
    'connect-src': "'self' https://cdn.example.org",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'media-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

it('allows only this origin when the content network is off', async () => {
  const { directives } = await headersOf({ CONTENT_URL: '' });
  expect(directives['img-src']).toBe("'self' data:");
  expect(directives['connect-src']).toBe("'self'");
});

it('allows connections to the feedback address only', async () => {
  const { directives } = await headersOf({ CONTENT_URL: '', SENTRY_DSN: 'https://key@sentry.example.org/1' });
  expect(directives['connect-src']).toBe("'self' https://sentry.example.org");
  expect(directives['script-src']).toBe("'self'");
});

it.each(['/', '/api/health', '/api/nothing', '/assets/missing.js'])('%s has the headers', async (url) => {
  const { headers } = await headersOf({}, url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it.each(['/api/health', '/assets/missing.js'])('%s, which is no page, may load nothing', async (url) => {
  const { directives } = await headersOf({ CONTENT_URL: 'https://cdn.example.org' }, url);
  expect(directives).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
});

it('sends HSTS only when all public addresses are encrypted', async () => {
  for (const PUBLIC_URL of [
    '',
    'http://hub.example.org',
    'https://hub.example.org http://192.168.1.5:3000',
  ]) {
    const plain = await headersOf({ PUBLIC_URL });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(plain.directives).not.toHaveProperty('upgrade-insecure-requests');
    await open.close();
  }
  const encrypted = await headersOf({ PUBLIC_URL: 'https://hub.example.org' });
  expect(encrypted.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(encrypted.directives).toHaveProperty('upgrade-insecure-requests');
});
