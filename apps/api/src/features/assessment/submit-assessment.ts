import {
  dayMs,
  paths,
  type SubmitAssessmentInput,
  type SubmitAssessmentOutput,
  submissionsPerDay,
  toCleanName,
  unauthorizedMessage,
} from '@guildpath/contract';
import {
  countAttempt,
  deleteDraft,
  enqueue,
  findIdempotentResult,
  findNthSubmission,
  findResultIdOf,
  finishPlace,
  insertIdempotencyKey,
  insertResult,
  insertUser,
  keyOwner,
  lockUser,
  newId,
  type PlaceRow,
  type Transaction,
  type UserRow,
} from '@guildpath/db';
import type { AssessmentOutcome, TierAnswers } from '@guildpath/results';
import { requireDeliverable } from '../../adapters/mail/require-deliverable.ts';
import { toMailbox } from '../../jobs/mail/mail-throttle.ts';
import { toSignInLinkJob } from '../../jobs/mail/sign-in-link-job.ts';
import { toNarrativeJob } from '../../jobs/narrative/narrative-job.ts';
import { takeAttempt, toAddressLimit, toLimit, tooMany } from '../../limits/limits.ts';
import { AppError } from '../../shared/app-error.ts';
import { toPlaceFigures } from '../../shared/to-place-figures.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { callsPerMinute } from '../../trpc/trpc.ts';
import { requireCompleteResponses } from './require-complete-responses.ts';
import { requireOpenTier, requireTierOfHall } from './require-open-tier.ts';

type SubmitContext = Pick<
  RequestContext,
  | 'address'
  | 'catalogue'
  | 'compute'
  | 'countCall'
  | 'db'
  | 'env'
  | 'findViewer'
  | 'hashSender'
  | 'hasPlaceCookie'
  | 'keyedHash'
  | 'mailServer'
  | 'metrics'
  | 'now'
  | 'readIdempotencyKey'
  | 'requestId'
  | 'wakeOutbox'
>;

type Respondent =
  | UserRow
  | PlaceRow
  | {
      readonly kind: 'guest';
      readonly email: string;
      readonly firstName: string | undefined;
      readonly invitation: string | undefined;
    };

/**
 * Scores a complete quest and stores it in one transaction with everything that follows from it. Responds to
 * a known email as to a new one, so that the call does not reveal which emails have an account.
 */
export async function submitAssessment(
  ctx: SubmitContext,
  input: SubmitAssessmentInput,
): Promise<SubmitAssessmentOutput> {
  const tier = requireOpenTier(ctx, input.assessmentType);
  const respondent = await findRespondent(ctx, input);
  requireTierOfHall(respondent, tier);
  requireCompleteResponses(ctx.catalogue.questions[tier].scored, input.responses);
  // Counted here, because one child's flood of refused submissions must not stop the class.
  ctx.countCall('assessment.submit', callsPerMinute.frequent);
  const idempotencyKey = ctx.readIdempotencyKey();
  const { responses, durationSeconds, basicInterests } = input;
  const answers = { tier, responses, durationSeconds, basicInterests };
  const assessed = await ctx.compute.assess(answers);
  const submission = { ...answers, respondent, idempotencyKey, assessed };
  const assessmentResultId = await ctx.db
    .transaction()
    .execute((trx) => storeOnce(ctx, trx, submission));
  ctx.wakeOutbox();
  ctx.metrics.submissions.inc({ tier });
  return { requiresLogin: respondent.kind === 'guest', assessmentResultId };
}

async function findRespondent(
  ctx: SubmitContext,
  { guestEmail, guestFirstName, invitation }: SubmitAssessmentInput,
): Promise<Respondent> {
  const viewer = await ctx.findViewer();
  if (viewer.kind !== 'guest') return viewer;
  if (!guestEmail && ctx.hasPlaceCookie()) throw placeClosed();
  if (!guestEmail) {
    throw new AppError('BAD_REQUEST', 'guestEmail: Please enter your email to see your results.');
  }
  await requireDeliverable(ctx, 'guestEmail', guestEmail);
  return { kind: 'guest', email: guestEmail, firstName: toCleanName(guestFirstName), invitation };
}

interface Submission extends TierAnswers {
  readonly respondent: Respondent;
  readonly idempotencyKey: string | undefined;
  readonly assessed: AssessmentOutcome;
}

/** Returns the id of the stored result, or of the first one with the same idempotency key. */
async function storeOnce(
  ctx: SubmitContext,
  trx: Transaction,
  submission: Submission,
): Promise<string> {
  await requireAccount(trx, submission.respondent);
  const resultId = newId();
  if (submission.idempotencyKey) {
    const key = {
      key: submission.idempotencyKey,
      owner: toOwner(submission.respondent),
      body: toBody(submission),
    };
    const isFirst = await insertIdempotencyKey(trx, { ...key, resultId, now: ctx.now() });
    if (!isFirst) return getFirstResult(trx, key);
  }
  await store(ctx, trx, { ...submission, resultId });
  return resultId;
}

// The user may have deleted the account during the call.
async function requireAccount(trx: Transaction, respondent: Respondent): Promise<void> {
  if (respondent.kind !== 'user' || (await lockUser(trx, respondent.id))) return;
  throw new AppError('UNAUTHORIZED', unauthorizedMessage);
}

async function getFirstResult(
  trx: Transaction,
  key: Parameters<typeof findIdempotentResult>[1],
): Promise<string> {
  const first = await findIdempotentResult(trx, key);
  if (!first) throw new Error('An idempotency key exists without a result.');
  if (first.isSameBody) return first.resultId;
  throw new AppError(
    'CONFLICT',
    'Idempotency-Key: This key already went with other answers. Please use a new one.',
  );
}

async function store(
  ctx: SubmitContext,
  trx: Transaction,
  { resultId, respondent, assessed, tier, responses }: Submission & { readonly resultId: string },
): Promise<void> {
  const now = ctx.now();
  if (respondent.kind === 'guest') {
    const { email, firstName } = respondent;
    await insertUser(trx, { email, firstName, authProvider: 'guest', createdAt: now });
  }
  if (respondent.kind === 'place') {
    const figures = toPlaceFigures(assessed.snapshot);
    if (!(await finishPlace(trx, respondent, { now, figures })))
      throw await toFinishError(trx, respondent);
  } else if (ctx.env.hasRateLimit) await countSubmission(ctx, trx, respondent);
  await insertResult(trx, {
    id: resultId,
    userId: respondent.kind === 'user' ? respondent.id : null,
    guestEmail: respondent.kind === 'guest' ? respondent.email : null,
    placeId: respondent.kind === 'place' ? respondent.id : null,
    tier,
    completedAt: now,
    ...assessed,
    responses,
  });
  if (respondent.kind === 'user') await deleteDraft(trx, { owner: respondent, tier });
  const mayAiWrite = respondent.kind !== 'place' || ctx.env.mayAiWriteForHalls;
  if (ctx.env.ai && mayAiWrite) await enqueue(trx, { ...toNarrativeJob(resultId), now });
  if (respondent.kind === 'guest') {
    const { email, invitation } = respondent;
    const redirect = paths.results(resultId, invitation);
    const job = toSignInLinkJob(ctx, { purpose: 'results', email, resultId, redirect });
    await enqueue(trx, { ...job, now });
  }
}

/** Distinguishes a finished place from a deleted one. */
export async function toFinishError(trx: Transaction, place: PlaceRow): Promise<AppError> {
  const isThere = (await findResultIdOf(trx, place)) !== undefined;
  return isThere || place.finishedAt
    ? new AppError('CONFLICT', 'You’ve already finished this quest. Your result is saved.')
    : placeClosed();
}

// With another code than that of a session that has ended, which leads to the login.
function placeClosed(): AppError {
  return new AppError(
    'INVALID_CREDENTIALS',
    'Your place in the hall has closed. Come back with your four words, or ask your guide for a new place.',
  );
}

const tooManySubmissions = `You can submit at most ${submissionsPerDay} quests a day.`;

/**
 * Counts those of an account in any 24 hours, and a guest's by network address and mailbox together, so that
 * strangers who know an email cannot use up its owner's limit. Counts a new email like a known one. Those of
 * all guests at an address are limited too, because they fill the disk: above that sum, each mailbox may
 * submit once, at a pace.
 */
async function countSubmission(
  { address, env, keyedHash, now }: SubmitContext,
  trx: Transaction,
  respondent: Exclude<Respondent, PlaceRow>,
): Promise<void> {
  const ctx = { db: trx, env, keyedHash, now };
  const at = now();
  if (respondent.kind === 'user') return requireBelowDailyLimit(trx, respondent.id, at);
  const ofMailbox = toLimit(ctx, 'guest submission', address, toMailbox(respondent.email));
  const own = await countAttempt(trx, { ...ofMailbox, now: at });
  if (!own.isAllowed) throw tooMany(tooManySubmissions, own.until, at);
  const ofAddress = toAddressLimit(ctx, 'submissions', env.SUBMISSIONS_PER_ADDRESS, address);
  const sum = await countAttempt(trx, { ...ofAddress, now: at });
  if (sum.isAllowed) return;
  const tooManyOfNetwork = 'Your network has submitted too many quests today.';
  if (own.left < submissionsPerDay - 1) throw tooMany(tooManyOfNetwork, sum.until, at);
  await takeAttempt(ctx, [toLimit(ctx, 'submission over the sum', address)], tooManyOfNetwork);
}

async function requireBelowDailyLimit(trx: Transaction, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - dayMs);
  const first = await findNthSubmission(trx, { userId, nth: submissionsPerDay, since });
  if (!first) return;
  throw tooMany(tooManySubmissions, new Date(first.getTime() + dayMs), now);
}

function toOwner(respondent: Respondent): string {
  if (respondent.kind === 'guest') return keyOwner.ofGuest(respondent.email);
  return respondent.kind === 'user'
    ? keyOwner.ofUser(respondent.id)
    : keyOwner.ofPlace(respondent.id);
}

/** Does not depend on the order of the responses. */
function toBody({ tier, responses, basicInterests }: Submission): string {
  const answers = responses
    .map(({ questionId, selectedOption, leastOption }) => [questionId, selectedOption, leastOption])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return JSON.stringify([tier, answers, ...(basicInterests ?? [])]);
}
