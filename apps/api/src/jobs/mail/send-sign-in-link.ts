import { type CardOutput, paths } from '@guildpath/contract';
import {
  type Db,
  deleteOlderJobs,
  findResultExcerpt,
  findUserByEmail,
  insertSignInToken,
  type LeasedJob,
  lockHeldJob,
  type UserRow,
} from '@guildpath/db';
import { archetype } from '@guildpath/scoring';
import type { LRUCache } from 'lru-cache';
import type { MailPicture } from '../../adapters/mail/mailer.ts';
import type { Discovered } from '../../adapters/mail/templates/sign-in-link-email.tsx';
import { withoutService } from '../outbox/job-handler.ts';
import type { MailContext } from './mail-context.ts';
import { countMail } from './mail-throttle.ts';
import { type SignInLinkPayload, signInLinkKind, signInLinkPayload } from './sign-in-link-job.ts';

interface LinkContext extends MailContext {
  /**
   * The tokens of links that have not got through yet, by job: each attempt mails the same link. In memory
   * alone, because no table may hold a working link.
   */
  readonly unsentTokens: LRUCache<string, string>;
}

/** More links than wait in any outage: the oldest gets another token then. */
export const maxUnsentTokens = 10_000;

const linkLifetimeHours = 24;
/** In characters. A first paragraph that is shorter brings the second with it. */
const shortParagraph = 200;
/** In pixels: sharp on phones, in a mail of less than 100 KB. */
const pictureWidth = 600;

/**
 * Makes a token, the same for each attempt, and mails the link that carries it. A mail above a limit waits,
 * and an address without an account gets none where it needs one: the answer to the request tells neither.
 */
export async function sendSignInLink(
  ctx: LinkContext,
  job: LeasedJob,
): Promise<typeof withoutService | undefined> {
  const payload = signInLinkPayload.parse(job.payload);
  const { email, sender } = payload;
  const user = await findUserByEmail(ctx.db, email);
  if (!isWanted(payload, user)) {
    ctx.log.info({ jobId: job.id }, 'sign-in link not mailed: there is no account that needs it');
    return withoutService;
  }
  // A mail that has failed before was counted then.
  const isLimited = ctx.env.hasRateLimit && !job.hasFailed;
  const kind = payload.purpose === 'results' ? 'letter' : 'sign-in link';
  const hold = isLimited && (await countMail(ctx, { kind, address: email, sender }));
  if (hold) {
    if (hold.limit === 'mailbox') await deleteOlderMails(ctx.db, job, payload);
    throw hold;
  }
  const discovery = await findDiscovery(ctx.db, payload);
  const picture = discovery && (await drawOrLog(ctx, job.id, discovery));
  const link = await makeLink(ctx, job, payload);
  if (!link) {
    ctx.log.info({ jobId: job.id }, 'sign-in link not mailed: it became void');
    return withoutService;
  }
  const { html, text } = await ctx.render('signInLink', {
    greetingName: toGreetingName(user),
    link,
    validHours: linkLifetimeHours,
    occasion: payload.purpose === 'results' ? 'results' : payload.occasion,
    ...(discovery ? { discovery } : {}),
    ...(picture ? { pictureId: picture.id } : {}),
  });
  await ctx.mailer.send({
    id: job.id,
    to: payload.email,
    subject: discovery
      ? `Your quest is complete: ${discovery.guildTitle ?? discovery.archetype}, ${discovery.bestMatches[0]?.careerTitle}`
      : payload.purpose === 'verify' && payload.occasion === 'signup'
        ? 'Confirm your email for Guildpath'
        : 'Your sign-in link for Guildpath',
    html,
    text,
    pictures: picture ? [picture] : [],
    requestId: payload.requestId,
  });
  ctx.unsentTokens.delete(job.id);
  return undefined;
}

/** Keeps the newest of waiting mails that would do the same, so that a flood leaves no backlog. */
async function deleteOlderMails(
  db: Db,
  { id }: LeasedJob,
  payload: SignInLinkPayload,
): Promise<void> {
  const { email, purpose } = payload;
  const fields: Record<string, string> =
    purpose === 'results' ? { email, resultId: payload.resultId } : { email, purpose };
  await db
    .transaction()
    .execute((trx) => deleteOlderJobs(trx, { kind: signInLinkKind, fields, id }));
}

/** A link for an address without an account would open one, and an address is proven only once. */
function isWanted(payload: SignInLinkPayload, user: UserRow | undefined): boolean {
  if (payload.purpose === 'results' || payload.occasion === 'known-email') return true;
  return payload.occasion === 'login' ? user !== undefined : user?.emailVerifiedAt === null;
}

/**
 * Returns undefined when the links of the account became void since the job was leased, or when its lease has
 * ended and another process mails the link.
 */
async function makeLink(
  { db, now, publicUrl, unsentTokens }: LinkContext,
  job: LeasedJob,
  payload: SignInLinkPayload,
): Promise<string | undefined> {
  const sentAt = now();
  const expiresAt = new Date(sentAt.getTime() + linkLifetimeHours * 3_600_000);
  const token = await db.transaction().execute(async (trx) => {
    if (!(await lockHeldJob(trx, job))) return undefined;
    const secret = unsentTokens.get(job.id);
    return insertSignInToken(trx, { ...payload, now: sentAt, expiresAt, secret });
  });
  if (!token) return undefined;
  unsentTokens.set(job.id, token);
  return `${publicUrl()}${paths.login}?token=${token}${toRedirectPart(payload)}`;
}

/** Without a redirect the link leads home. */
function toRedirectPart(payload: SignInLinkPayload): string {
  const redirect =
    payload.purpose === 'results' ? paths.results(payload.resultId) : payload.redirect;
  if (!redirect || redirect === paths.home) return '';
  // A slash needs no escaping there, and the address stays legible.
  return `&${new URLSearchParams({ redirect }).toString()}`.replaceAll('%2F', '/');
}

async function findDiscovery(db: Db, payload: SignInLinkPayload): Promise<Discovered | undefined> {
  if (payload.purpose !== 'results') return undefined;
  const excerpt = await findResultExcerpt(db, payload.resultId);
  if (!excerpt || excerpt.bestMatches.length === 0) {
    throw new Error('The result that a mail is about does not exist.');
  }
  const { characterClass, guildTitle, riasecScores, bestMatches, personalityInsight } = excerpt;
  return {
    characterClass,
    ...(guildTitle !== undefined && { guildTitle }),
    archetype: archetype(riasecScores),
    bestMatches,
    portrait: toOpening(personalityInsight),
  };
}

function toOpening(portrait: string): string[] {
  const [first = '', second] = portrait.split('\n\n');
  return second && first.length < shortParagraph ? [first, second] : [first];
}

async function drawOrLog(
  { drawCard, log }: MailContext,
  jobId: string,
  card: CardOutput,
): Promise<MailPicture | undefined> {
  try {
    const content = await drawCard(card, pictureWidth);
    return { id: 'card@guildpath', fileName: 'card.png', content };
  } catch (error) {
    // The mail says the same in words.
    log.warn({ jobId, err: error }, 'the card cannot be drawn; the mail goes without its picture');
    return undefined;
  }
}

/** A name that the owner of the address has not entered may be a stranger's: it is never mailed. */
function toGreetingName(user: UserRow | undefined): string {
  const provenName = user?.hasProvenNames ? user.firstName : null;
  return provenName ?? 'adventurer';
}
