import { randomBytes } from 'node:crypto';
import { insertPasskeyChallenge, listPasskeys, type PasskeyRow } from '@guildpath/db';
import { mayReplacePassword } from '../../accounts/proof.ts';
import { AppError } from '../../shared/app-error.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';
import { consumeChallenge } from './challenges.ts';

export const codeLifetimeMinutes = 60;

/**
 * Returns the viewer's passkeys. Throws PASSKEY_REQUIRED while there is one, unless a passkey opened the
 * session: a password alone must not replace a passkey. A recent sign-in by a mailed link may, except for
 * administrators who need a passkey.
 */
export async function requirePasskeyControl(
  ctx: ViewerContext<'user'>,
): Promise<readonly PasskeyRow[]> {
  const known = await listPasskeys(ctx.db, ctx.viewer);
  const session = await ctx.requireSession();
  const isByLink = !needsPasskey(ctx) && mayReplacePassword(session, ctx.now());
  if (known.length === 0 || session.method === 'passkey' || isByLink) return known;
  const reason = 'not signed in with a passkey';
  await ctx.record('auth.passkey-refused', { userId: ctx.viewer.id, reason });
  const wayBack = needsPasskey(ctx)
    ? 'ask the person who runs this site to remove your passkeys'
    : 'sign in with an emailed link instead';
  throw new AppError(
    'PASSKEY_REQUIRED',
    `Please sign in with your passkey first. If you’ve lost it, ${wayBack}.`,
  );
}

function needsPasskey({ env, viewer }: ViewerContext<'user'>): boolean {
  return env.isPasskeyRequiredOfAdmins && viewer.role === 'admin';
}

/** Uses the code up. Throws BAD_REQUEST for a wrong one of an administrator who needs a passkey. */
export async function requireCode(ctx: ViewerContext<'user'>, code = ''): Promise<void> {
  if (!needsPasskey(ctx)) return;
  if (code && (await consumeChallenge(ctx, ctx.viewer.id)(toChallenge(code)))) return;
  const problem = code
    ? `This code is wrong, used or older than ${codeLifetimeMinutes} minutes.`
    : 'Your first passkey needs a one-time code.';
  const hint = `The person who runs this site gets one with: pnpm admin passkey-code ${ctx.viewer.email}`;
  throw new AppError('BAD_REQUEST', `code: ${problem} ${hint}`);
}

/** Issues a code that can be used once. */
export async function issueCode(
  { db, now }: Pick<ViewerContext<'user'>, 'db' | 'now'>,
  userId: string,
) {
  const code = randomBytes(10).toString('hex');
  const expiresAt = new Date(now().getTime() + codeLifetimeMinutes * 60_000);
  await insertPasskeyChallenge(db, { challenge: toChallenge(code), userId, expiresAt });
  return code;
}

// No challenge of a browser begins like this.
const toChallenge = (code: string) => `passkey code ${code}`;
