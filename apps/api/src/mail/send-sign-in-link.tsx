import { paths } from '@guildpath/contract';
import {
  type Db,
  findResult,
  findUserByEmail,
  insertSignInToken,
  type LeasedJob,
  type UserRow,
} from '@guildpath/db';
import { archetype } from '@guildpath/scoring';
import { render, toPlainText } from '@react-email/render';
import type { Mailer } from '../adapters/mail/mailer.ts';
import type { Clock } from '../clock.ts';
import type { Env } from '../config/env.ts';
import type { OutboxLog } from '../outbox/process-jobs.ts';
import { countMail } from './mail-throttle.ts';
import { SignInLinkEmail } from './sign-in-link-email.tsx';
import { type SignInLinkPayload, signInLinkPayload } from './sign-in-link-job.ts';

interface SendContext {
  readonly db: Db;
  readonly now: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly log: Pick<OutboxLog, 'warn'>;
  readonly env: Pick<Env, 'hasRateLimit'>;
}

/** How long a mailed link can be used. */
const linkLifetimeHours = 24;

/**
 * Makes a fresh token and mails the link that carries it. An address that has had too many mails recently gets none: the
 * links that it has already still work. The caller learns nothing of that.
 */
export async function sendSignInLink(ctx: SendContext, job: LeasedJob): Promise<void> {
  const payload = signInLinkPayload.parse(job.payload);
  // A mail that is tried again has been counted.
  const isLimited = ctx.env.hasRateLimit && job.attempts === 0;
  if (isLimited && !(await countMail(ctx, payload.email))) {
    ctx.log.warn(
      { jobId: job.id },
      'sign-in link not mailed: the address has had too many recently',
    );
    return;
  }
  const discovery = await findDiscovery(ctx.db, payload);
  const user = await findUserByEmail(ctx.db, payload.email);
  const html = await render(
    <SignInLinkEmail
      greetingName={toGreetingName(payload.email, user)}
      link={await makeLink(ctx, payload)}
      validHours={linkLifetimeHours}
      {...(discovery ? { discovery } : {})}
    />,
  );
  await ctx.mailer.send({
    id: job.id,
    to: payload.email,
    subject: discovery
      ? `Your quest is complete: ${discovery.guildTitle ?? discovery.archetype}, ${discovery.bestMatch}`
      : 'Your sign-in link for Guildpath',
    html,
    text: toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] }),
  });
}

async function makeLink(
  { db, now, publicUrl }: SendContext,
  payload: SignInLinkPayload,
): Promise<string> {
  const sentAt = now();
  const token = await insertSignInToken(db, {
    ...payload,
    now: sentAt,
    expiresAt: new Date(sentAt.getTime() + linkLifetimeHours * 3_600_000),
  });
  const link = `${publicUrl()}${paths.login}?token=${token}`;
  return payload.purpose === 'results'
    ? `${link}&redirect=${paths.results(payload.resultId)}`
    : link;
}

async function findDiscovery(db: Db, payload: SignInLinkPayload) {
  if (payload.purpose !== 'results') return undefined;
  const result = await findResult(db, payload.resultId);
  const [best] = result?.snapshot.careerRecommendations ?? [];
  if (!result || !best) throw new Error('The result that a mail is about is not there.');
  const { guildTitle, riasecScores } = result.snapshot;
  return { guildTitle, archetype: archetype(riasecScores), bestMatch: best.careerTitle };
}

/** The name of an unverified account may have been typed by a stranger: it is not mailed to the owner of the address. */
function toGreetingName(email: string, user: UserRow | undefined): string {
  const provenName = user?.emailVerifiedAt ? user.firstName : null;
  return provenName ?? email.slice(0, email.lastIndexOf('@'));
}
