import { type CardOutput, hourMs, paths } from '@guildpath/contract';
import {
  type Db,
  deleteOlderJobs,
  findResult,
  findUserByEmail,
  insertSignInToken,
  type LeasedJob,
  lockHeldJob,
  type UserRow,
} from '@guildpath/db';
import { archetype, shownCareers, surenessOf } from '@guildpath/scoring';
import type { LRUCache } from 'lru-cache';
import type { MailPicture } from '../../adapters/mail/mailer.ts';
import type { ResultsEmailProps } from '../../adapters/mail/templates/sign-in-link-email.tsx';
import type { MailContext } from './mail-context.ts';
import { countMail } from './mail-throttle.ts';
import { type SignInLinkPayload, signInLinkKind, signInLinkPayload } from './sign-in-link-job.ts';

interface LinkContext extends MailContext {
  /**
   * Tokens of undelivered links, by job, so that each attempt mails the same link. They are kept in memory
   * only, because no table may hold a working link.
   */
  readonly unsentTokens: LRUCache<string, string>;
}

/** Far above any backlog; beyond it the oldest link gets a new token. */
export const maxUnsentTokens = 10_000;

const linkLifetimeHours = 24;
/** Counts characters. Below this length, the second paragraph is included too. */
const shortParagraph = 200;
const mailedMatches = 3;

/**
 * Creates a token, the same for each attempt, and mails its link. A mail above a limit waits. An address
 * without an account gets a mail only if the link may open one. The answer to the request reveals neither.
 */
export async function sendSignInLink(ctx: LinkContext, job: LeasedJob): Promise<void> {
  const payload = signInLinkPayload.parse(job.payload);
  const { email, sender } = payload;
  const user = await findUserByEmail(ctx.db, email);
  if (!isWanted(payload, user)) {
    ctx.log.info({ jobId: job.id }, 'sign-in link not mailed: there is no account that needs it');
    return;
  }
  // A mail is counted at its first attempt only.
  const isLimited = ctx.env.hasRateLimit && job.attempts === 0;
  const kind = payload.purpose === 'results' ? 'letter' : 'sign-in link';
  const group = toGroup(payload, user);
  const hold = isLimited && (await countMail(ctx, { kind, address: email, sender, group }));
  if (hold) {
    if (hold.limit === 'mailbox') await deleteOlderMails(ctx.db, job, payload);
    throw hold;
  }
  const topic = await findTopic(ctx.db, payload);
  const picture = topic.occasion === 'results' ? await drawOrLog(ctx, job.id, topic) : undefined;
  const link = await makeLink(ctx, job, payload);
  if (!link) {
    ctx.log.info({ jobId: job.id }, 'sign-in link not mailed: it was invalidated');
    return;
  }
  const message = await ctx.render('signInLink', {
    greetingName: toGreetingName(user),
    link,
    validHours: linkLifetimeHours,
    ...topic,
    ...(picture && { pictureId: picture.id }),
  });
  const { email: to, requestId } = payload;
  await ctx.mailer.send({
    id: job.id,
    to,
    ...message,
    pictures: picture ? [picture] : [],
    requestId,
  });
  ctx.unsentTokens.delete(job.id);
}

function toGroup(payload: SignInLinkPayload, user: UserRow | undefined) {
  // Anyone can cause these with an invented address.
  if (payload.purpose === 'results' || payload.occasion === 'signup') return 'letters';
  return user?.emailVerifiedAt ? 'links to proven addresses' : 'links to accounts';
}

/** Keeps only the newest waiting mail of a purpose, so that a flood leaves no backlog. */
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

// A link for an address without an account would open one, and an address is proven only once.
function isWanted(payload: SignInLinkPayload, user: UserRow | undefined): boolean {
  if (payload.purpose === 'results' || payload.occasion === 'known-email') return true;
  return payload.occasion === 'login' ? user !== undefined : user?.emailVerifiedAt === null;
}

/**
 * Returns undefined when the links of the account were invalidated after the job was leased, or when another
 * process took over the job.
 */
async function makeLink(
  { db, now, publicUrl, unsentTokens }: LinkContext,
  job: LeasedJob,
  payload: SignInLinkPayload,
): Promise<string | undefined> {
  const sentAt = now();
  const expiresAt = new Date(sentAt.getTime() + linkLifetimeHours * hourMs);
  const token = await db.transaction().execute(async (trx) => {
    if (!(await lockHeldJob(trx, job))) return undefined;
    const secret = unsentTokens.get(job.id);
    return insertSignInToken(trx, { ...payload, now: sentAt, expiresAt, secret });
  });
  if (!token) return undefined;
  unsentTokens.set(job.id, token);
  return `${publicUrl()}${paths.login}?token=${token}${toRedirectPart(payload)}`;
}

function toRedirectPart(payload: SignInLinkPayload): string {
  const redirect =
    payload.redirect ??
    (payload.purpose === 'results' ? paths.results(payload.resultId) : undefined);
  if (!redirect || redirect === paths.home) return '';
  // Slashes need no escaping here, and the address stays legible.
  return `&${new URLSearchParams({ redirect }).toString()}`.replaceAll('%2F', '/');
}

/** Describes the mail's occasion, and its result if there is one. */
type Topic =
  | Omit<ResultsEmailProps, 'greetingName' | 'link' | 'validHours'>
  | { readonly occasion: 'signup' | 'known-email' | 'login' };

async function findTopic(db: Db, payload: SignInLinkPayload): Promise<Topic> {
  if (payload.purpose !== 'results') return { occasion: payload.occasion };
  const result = await findResult(db, payload.resultId);
  if (!result || result.snapshot.careerRecommendations.length === 0) {
    throw new Error('The result of this mail does not exist.');
  }
  const { snapshot, tier } = result;
  const { characterClass, guildTitle, welcome, riasecScores, portrait } = snapshot;
  const sureness = surenessOf({ ...snapshot, assessmentType: tier });
  return {
    occasion: 'results',
    characterClass,
    guildTitle,
    welcome,
    archetype: archetype(riasecScores),
    field: snapshot.careerFields[0]?.category,
    bestMatches: shownCareers(snapshot).slice(0, mailedMatches),
    ...(sureness && { sureness }),
    portrait: toOpening(portrait.map(({ text }) => text)),
  };
}

function toOpening([first = '', second]: readonly string[]): string[] {
  return second && first.length < shortParagraph ? [first, second] : [first];
}

async function drawOrLog(
  { drawCard, log }: MailContext,
  jobId: string,
  card: CardOutput,
): Promise<MailPicture | undefined> {
  try {
    const content = await drawCard({ ...card, size: 'mail' });
    return { id: 'card@guildpath', fileName: 'card.png', content };
  } catch (error) {
    log.warn({ jobId, err: error }, 'the card cannot be drawn; the mail is sent without a picture');
    return undefined;
  }
}

// Someone else may have typed the name for this address, so an unproven name is never mailed.
function toGreetingName(user: UserRow | undefined): string {
  const provenName = user?.hasProvenNames ? user.firstName : null;
  return provenName ?? 'adventurer';
}
