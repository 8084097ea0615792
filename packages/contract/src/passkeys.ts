import * as z from 'zod/mini';

function base64url(maxLength: number) {
  return z
    .string()
    .check(
      z.maxLength(maxLength, `Must be at most ${maxLength} characters`),
      z.regex(/^[\w-]*$/, 'Must be base64url'),
    );
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const credentialId = base64url(1400);
const userVerification = z.enum(['required', 'preferred', 'discouraged']);

/** The JSON form of a credential from `navigator.credentials`. */
function credentialOf<Response extends z.ZodMiniType>(response: Response) {
  return z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response,
    authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'])),
  });
}

/** The JSON form of the options of `navigator.credentials.get`. */
export const passkeyOptionsOutput = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification,
});
export type PasskeyOptionsOutput = z.infer<typeof passkeyOptionsOutput>;

export const passkeyLoginInput = credentialOf(
  z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.exactOptional(base64url(200)),
  }),
);
export type PasskeyLoginInput = z.infer<typeof passkeyLoginInput>;

/**
 * An administrator's first passkey may need a `code` of the operator, whose case and spaces do not matter.
 */
export const passkeyRegistrationInput = z.object({
  code: z.optional(
    z
      .string()
      .check(z.trim(), z.toLowerCase(), z.maxLength(40, 'Please use at most 40 characters')),
  ),
});
export type PasskeyRegistrationInput = z.infer<typeof passkeyRegistrationInput>;

/** The JSON form of the options of `navigator.credentials.create`. */
export const passkeyRegistrationOutput = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(z.enum(transports)),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification,
  }),
});
export type PasskeyRegistrationOutput = z.infer<typeof passkeyRegistrationOutput>;

export const addPasskeyInput = credentialOf(
  z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    /** Unknown transports are ignored. */
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  }),
);
export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;

export type PasskeyTransport = (typeof transports)[number];

export function isPasskeyTransport(text: string): text is PasskeyTransport {
  return (transports as readonly string[]).includes(text);
}

/** Limits the passkeys of an account. */
export const maxPasskeys = 20;

export const passkeysOutput = z.object({
  /** Newest first. */
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** ISO 8601, UTC; the last use is null before the first. */
      createdAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
    }),
  ),
});
export type PasskeysOutput = z.infer<typeof passkeysOutput>;

export const removePasskeyInput = z.object({ id: z.string().check(z.maxLength(100)) });
