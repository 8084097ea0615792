import type { PasskeyOptionsOutput } from '@guildpath/contract';
import { vi } from 'vitest';

export const passkeyOptions: PasskeyOptionsOutput = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'guildpath.test',
  timeout: 1,
  userVerification: 'preferred',
};

/** Gives the browser a passkey, `p1`. Returns the calls that ask for it and that add one. */
export function stubPasskey() {
  const bytes = new ArrayBuffer(1);
  const credential = {
    id: 'p1',
    rawId: bytes,
    type: 'public-key',
    response: {
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      attestationObject: bytes,
    },
    getClientExtensionResults: () => ({}),
  };
  const get = vi.fn<CredentialsContainer['get']>().mockResolvedValue(credential);
  const create = vi.fn<CredentialsContainer['create']>().mockResolvedValue(credential);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({
    get,
    create,
    store: vi.fn(),
    preventSilentAccess: vi.fn(),
  });
  return { get, create };
}
