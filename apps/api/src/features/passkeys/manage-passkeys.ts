import {
  type AddPasskeyInput,
  isPasskeyTransport,
  maxPasskeys,
  type PasskeyRegistrationInput,
  type PasskeyRegistrationOutput,
  type PasskeysOutput,
} from '@guildpath/contract';
import {
  deletePasskey,
  enqueue,
  insertPasskey,
  listPasskeys,
  type Transaction,
} from '@guildpath/db';
import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { toSecurityNoticeJob } from '../../jobs/mail/security-notice-job.ts';
import { AppError } from '../../shared/app-error.ts';
import { toListedPasskey } from '../../shared/to-listed-passkey.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';
import {
  challengeLifetimeMs,
  consumeChallenge,
  issueChallenge,
  relyingPartyOf,
} from './challenges.ts';
import { requireCode, requirePasskeyControl } from './passkey-control.ts';
import { toReason, toUserHandle } from './passkey-login.ts';

/** EdDSA, ES256 and RS256 cover the authenticators in use. */
const algorithms = [-8, -7, -257];

export async function readPasskeys({ db, viewer }: ViewerContext<'user'>): Promise<PasskeysOutput> {
  const rows = await listPasskeys(db, viewer);
  return { passkeys: rows.map(toListedPasskey) };
}

/** Excludes authenticators that already hold a passkey of the viewer. Throws CONFLICT at the maximum. */
export async function beginPasskey(
  ctx: ViewerContext<'user'>,
  { code }: PasskeyRegistrationInput,
): Promise<PasskeyRegistrationOutput> {
  const { viewer } = ctx;
  const known = await requirePasskeyControl(ctx);
  if (known.length === 0) await requireCode(ctx, code);
  if (known.length >= maxPasskeys) throw tooManyPasskeys();
  const userVerification = viewer.role === 'admin' ? 'required' : 'preferred';
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: 'Guildpath',
    rpID: relyingPartyOf(ctx).id,
    userID: toUserHandle(viewer),
    userName: viewer.email,
    userDisplayName: viewer.firstName ?? viewer.username,
    challenge: await issueChallenge(ctx, viewer.id),
    supportedAlgorithmIDs: algorithms,
  });
  return {
    challenge,
    rp: { id: rp.id ?? relyingPartyOf(ctx).id, name: rp.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg, type }) => ({ alg, type })),
    timeout: challengeLifetimeMs,
    attestation: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports: transports.filter(isPasskeyTransport),
    })),
    authenticatorSelection: {
      // The browser can offer a discoverable credential without asking for a username.
      residentKey: 'required',
      requireResidentKey: true,
      userVerification,
    },
  };
}

export async function addPasskey(
  ctx: ViewerContext<'user'>,
  answer: AddPasskeyInput,
): Promise<PasskeysOutput> {
  const { viewer } = ctx;
  await requirePasskeyControl(ctx);
  const { credential } = await verify(ctx, answer);
  await ctx.db.transaction().execute(async (trx) => {
    const known = await listPasskeys(trx, viewer);
    if (known.length >= maxPasskeys) throw tooManyPasskeys();
    const id = await insertPasskey(trx, {
      user: viewer,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (answer.response.transports ?? []).filter(isPasskeyTransport),
      now: ctx.now(),
    });
    if (!id) throw new AppError('CONFLICT', 'We couldn’t add this passkey. Please try again.');
    await enqueueNotice(trx, ctx, 'passkey-added');
  });
  ctx.wakeOutbox();
  await ctx.record('auth.passkey-added', { userId: viewer.id });
  return readPasskeys(ctx);
}

async function verify(ctx: ViewerContext<'user'>, answer: AddPasskeyInput) {
  const { origin, id } = relyingPartyOf(ctx);
  const { clientDataJSON, attestationObject } = answer.response;
  let verified: VerifiedRegistrationResponse | undefined;
  let reason = 'wrong attestation';
  try {
    verified = await verifyRegistrationResponse({
      response: {
        ...answer,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: consumeChallenge(ctx, ctx.viewer.id),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: ctx.viewer.role === 'admin',
      supportedAlgorithmIDs: algorithms,
    });
  } catch (error) {
    // The library throws on any invalid answer; its message says why.
    reason = toReason(error);
  }
  if (verified?.verified) return verified.registrationInfo;
  await ctx.record('auth.passkey-refused', { userId: ctx.viewer.id, reason });
  throw new AppError('BAD_REQUEST', 'response: We couldn’t verify this passkey. Please try again.');
}

/** May remove the last passkey, because signing in by an emailed link always remains possible. */
export async function removePasskey(
  ctx: ViewerContext<'user'>,
  { id }: { readonly id: string },
): Promise<PasskeysOutput> {
  await requirePasskeyControl(ctx);
  await ctx.db.transaction().execute(async (trx) => {
    const isRemoved = await deletePasskey(trx, { userId: ctx.viewer.id, id });
    if (!isRemoved) throw new AppError('NOT_FOUND', 'This passkey has already been removed.');
    await enqueueNotice(trx, ctx, 'passkey-removed');
  });
  ctx.wakeOutbox();
  await ctx.record('auth.passkey-removed', { userId: ctx.viewer.id });
  return readPasskeys(ctx);
}

async function enqueueNotice(
  trx: Transaction,
  { now, requestId, viewer }: ViewerContext<'user'>,
  kind: 'passkey-added' | 'passkey-removed',
): Promise<void> {
  await enqueue(trx, {
    ...toSecurityNoticeJob({ requestId }, { kind, email: viewer.email }),
    now: now(),
  });
}

function tooManyPasskeys(): AppError {
  return new AppError(
    'CONFLICT',
    `You can have at most ${maxPasskeys} passkeys. Please remove one first.`,
  );
}
