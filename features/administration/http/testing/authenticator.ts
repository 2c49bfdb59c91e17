import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Options = { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id: string } };

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR of a byte string. */
const cborBytes = (bytes: Buffer): Buffer =>
  bytes.length < 24
    ? Buffer.concat([Buffer.from([0x40 + bytes.length]), bytes])
    : bytes.length < 256
      ? Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
      : Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** A security key in software that makes and uses one passkey (ES256), as browsers and devices do. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const rpId = new URL(origin).hostname;
  const clientData = (type: string, challenge: string, at = origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  /** Flags: user present and verified, and with `attested` the new key. */
  const authData = (attested?: Buffer): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([attested ? 0x45 : 0x05]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  };
  return {
    id: b64(id),
    make({ challenge }: Options) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData(attested)),
      ]);
      const response = {
        clientDataJSON: b64(clientData('webauthn.create', challenge)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      };
      return { id: b64(id), rawId: b64(id), type: 'public-key', response, clientExtensionResults: {} };
    },
    use({ challenge }: Options, at = origin) {
      const [data, client] = [authData(), clientData('webauthn.get', challenge, at)];
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(signature),
      };
      return { id: b64(id), rawId: b64(id), type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}
