import type { CurrentUser, PasskeyLoginInput, PasskeyOptionsOutput } from '@guildpath/contract';
import { countPasskeyUse, findPasskey, type PasskeyRow, type UserRow } from '@guildpath/db';
import {
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { AppError } from '../../shared/app-error.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import {
  challengeLifetimeMs,
  consumeChallenge,
  issueChallenge,
  relyingPartyOf,
} from './challenges.ts';

type LoginContext = Pick<RequestContext, 'db' | 'now' | 'publicUrl' | 'record' | 'signIn'>;

/** Accepts any passkey of this site, because the user is not known yet. */
export async function beginPasskeyLogin(
  ctx: Pick<RequestContext, 'db' | 'now' | 'publicUrl'>,
): Promise<PasskeyOptionsOutput> {
  const userVerification = 'preferred';
  const { challenge, rpId = relyingPartyOf(ctx).id } = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx).id,
    challenge: await issueChallenge(ctx, null),
    timeout: challengeLifetimeMs,
    userVerification,
  });
  return { challenge, rpId, timeout: challengeLifetimeMs, userVerification };
}

/** Responds in the same way to an unknown passkey and to any invalid answer. */
export async function logInWithPasskey(
  ctx: LoginContext,
  answer: PasskeyLoginInput,
): Promise<CurrentUser> {
  const found = await findPasskey(ctx.db, answer.id);
  if (!found) throw await refuse(ctx, 'unknown passkey');
  const { passkey, user } = found;
  if (answer.response.userHandle !== undefined && !isHandleOf(user, answer.response.userHandle)) {
    throw await refuse(ctx, 'passkey of another account', user);
  }
  const verified = await verify(ctx, answer, passkey, user);
  const { newCounter } = verified.authenticationInfo;
  const use = { id: passkey.id, counter: newCounter, now: ctx.now() };
  if (!(await countPasskeyUse(ctx.db, use)))
    throw await refuse(ctx, 'counter did not increase', user);
  await ctx.signIn(user, 'passkey');
  await ctx.record('auth.signed-in', { userId: user.id, reason: 'passkey' });
  return toCurrentUser(user);
}

async function verify(
  ctx: LoginContext,
  answer: PasskeyLoginInput,
  passkey: PasskeyRow,
  user: UserRow,
): Promise<VerifiedAuthenticationResponse> {
  const { origin, id } = relyingPartyOf(ctx);
  let verified: VerifiedAuthenticationResponse | undefined;
  let reason = 'wrong signature';
  try {
    verified = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: consumeChallenge(ctx, null),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: user.role === 'admin',
    });
  } catch (error) {
    // The library throws on any invalid answer; its message says why.
    reason = toReason(error);
  }
  if (!verified?.verified) throw await refuse(ctx, reason, user);
  return verified;
}

/** Removes the values that the library quotes, because they come from the caller. */
export function toReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/"[^"]*"/g, '…').slice(0, 80);
}

export function toUserHandle({ id }: Pick<UserRow, 'id'>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(id));
}

function isHandleOf(user: UserRow, handle: string): boolean {
  return Buffer.from(handle, 'base64url').equals(toUserHandle(user));
}

async function refuse(ctx: LoginContext, reason: string, user?: UserRow): Promise<AppError> {
  await ctx.record('auth.passkey-refused', { userId: user?.id, reason });
  return new AppError(
    'INVALID_CREDENTIALS',
    'That passkey didn’t work. Please try again, or sign in another way.',
  );
}
