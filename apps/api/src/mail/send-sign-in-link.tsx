import { type CardOutput, paths } from '@guildpath/contract';
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
import type { Mailer, MailPicture } from '../adapters/mail/mailer.ts';
import type { Clock } from '../clock.ts';
import type { Env } from '../config/env.ts';
import type { KeyedHash } from '../config/keyed-hash.ts';
import type { OutboxLog } from '../outbox/process-jobs.ts';
import type { DrawCard } from '../pictures/draw-card.ts';
import { countMail } from './mail-throttle.ts';
import { type Discovered, SignInLinkEmail } from './sign-in-link-email.tsx';
import { type SignInLinkPayload, signInLinkPayload } from './sign-in-link-job.ts';

interface SendContext {
  readonly db: Db;
  readonly now: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly log: Pick<OutboxLog, 'warn'>;
  readonly env: Pick<Env, 'hasRateLimit'>;
  readonly keyedHash: KeyedHash;
  readonly drawCard: DrawCard;
}

/** How long a mailed link can be used. */
const linkLifetimeHours = 24;

const matchCount = 3;
/** In characters: a paragraph below that is a line rather than a paragraph. */
const longLine = 200;
/** In pixels: sharp on phones, in a mail of less than 100 KB. */
const pictureWidth = 600;

/** How the plain text differs from what the library makes of HTML by itself. */
const asText = [
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'h2', options: { uppercase: false } },
  // A career and its percentage on one line.
  { selector: 'td[data-career]', format: 'inline' },
  { selector: 'td[data-percentage]', format: 'inlineSurround', options: { prefix: ': ' } },
];

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
  const picture = discovery && (await drawOrLog(ctx, job.id, discovery));
  const user = await findUserByEmail(ctx.db, payload.email);
  const html = await render(
    <SignInLinkEmail
      greetingName={toGreetingName(payload.email, user)}
      link={await makeLink(ctx, payload)}
      validHours={linkLifetimeHours}
      {...(discovery ? { discovery } : {})}
      {...(picture ? { pictureId: picture.id } : {})}
    />,
  );
  await ctx.mailer.send({
    id: job.id,
    to: payload.email,
    subject: discovery
      ? `Your quest is complete: ${discovery.guildTitle ?? discovery.archetype}, ${discovery.bestMatches[0]?.careerTitle}`
      : 'Your sign-in link for Guildpath',
    html,
    text: toPlainText(html, { selectors: asText }),
    pictures: picture ? [picture] : [],
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

async function findDiscovery(db: Db, payload: SignInLinkPayload): Promise<Discovered | undefined> {
  if (payload.purpose !== 'results') return undefined;
  const result = await findResult(db, payload.resultId);
  const bestMatches = result?.snapshot.careerRecommendations.slice(0, matchCount) ?? [];
  if (!result || bestMatches.length === 0) {
    throw new Error('The result that a mail is about is not there.');
  }
  const { characterClass, guildTitle, riasecScores, personalityInsight } = result.snapshot;
  return {
    characterClass,
    ...(guildTitle !== undefined && { guildTitle }),
    archetype: archetype(riasecScores),
    bestMatches,
    portrait: toOpening(personalityInsight),
  };
}

/** The first paragraph, with the one after it where the first is but a line. */
function toOpening(portrait: string): string[] {
  const [first = '', second] = portrait.split('\n\n');
  return second && first.length < longLine ? [first, second] : [first];
}

/** Without the card the mail says the same in words. */
async function drawOrLog(
  { drawCard, log }: SendContext,
  jobId: string,
  card: CardOutput,
): Promise<MailPicture | undefined> {
  try {
    const content = await drawCard(card, pictureWidth);
    return { id: 'card@guildpath', fileName: 'card.png', content };
  } catch (error) {
    log.warn({ jobId, err: error }, 'the card cannot be drawn; the mail goes without its picture');
    return undefined;
  }
}

/** The name of an unverified account may have been typed by a stranger: it is not mailed to the owner of the address. */
function toGreetingName(email: string, user: UserRow | undefined): string {
  const provenName = user?.emailVerifiedAt ? user.firstName : null;
  return provenName ?? email.slice(0, email.lastIndexOf('@'));
}
