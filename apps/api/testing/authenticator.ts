import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AddPasskeyInput,
  PasskeyLoginInput,
  PasskeyOptionsOutput,
  PasskeyRegistrationOutput,
} from '@guildpath/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const flags = { userPresent: 0x01, userVerified: 0x04, attestedCredential: 0x40 };

interface AuthenticatorOptions {
  /** The origin of the page in the browser. */
  readonly origin: string;
  /** Default: true. */
  readonly verifiesUser?: boolean;
}

/** Imitates a browser with one passkey. */
export function createAuthenticator({ origin, verifiesUser = true }: AuthenticatorOptions) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let userHandle = '';

  function toAuthenticatorData(rpId: string, counter: number, attested = Buffer.alloc(0)): Buffer {
    const flag =
      flags.userPresent |
      (verifiesUser ? flags.userVerified : 0) |
      (attested.length > 0 ? flags.attestedCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const hash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([flag]), count, attested]);
  }

  function toClientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  return {
    create: (options: PasskeyRegistrationOutput): AddPasskeyInput => {
      userHandle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, cose]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(toAuthenticatorData(options.rp.id, 0, attested))],
        ]) as never,
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: toClientData('webauthn.create', options.challenge).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal', 'not-known-yet'],
        },
      };
    },
    answer: (
      { challenge, rpId }: Pick<PasskeyOptionsOutput, 'challenge' | 'rpId'>,
      counter = 0,
    ): PasskeyLoginInput => {
      const data = toAuthenticatorData(rpId, counter);
      const clientData = toClientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
