import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AccountExport } from '@guildpath/contract';
import {
  listPendingJobs,
  listResultsForOwner,
  type PendingJob,
  type ResultForOwner,
  readAccountData,
  type UserRow,
} from '@guildpath/db';
import { parseSecurityNotice, securityNoticeKind } from '../../jobs/mail/security-notice-job.ts';
import { signInLinkKind, signInLinkPayload } from '../../jobs/mail/sign-in-link-job.ts';
import { exportsPerHour, takeAttempt, toLimit } from '../../limits/limits.ts';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import { toDraft } from '../../shared/to-draft.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { toListedPasskey } from '../passkeys/manage-passkeys.ts';
import { requireRecentProof } from '../../accounts/proof.ts';

/** Results of a page take about 600 kilobytes. */
const pageSize = 10;

/**
 * Exports everything stored about the viewer as JSON text, in parts so that memory holds one page of results
 * at a time. Throws PROOF_REQUIRED without a recent proof, and TOO_MANY_REQUESTS after two exports in an
 * hour.
 */
export async function exportAccount(
  ctx: Pick<
    RequestContext,
    'db' | 'env' | 'keyedHash' | 'now' | 'record' | 'requireSession' | 'requireViewer'
  >,
): Promise<AsyncIterable<string>> {
  const viewer = await ctx.requireViewer();
  // A refusal must not count as an export.
  await requireRecentProof(ctx);
  if (ctx.env.hasRateLimit) {
    const reason = `You can download your data ${exportsPerHour} times an hour.`;
    await takeAttempt(ctx, [toLimit(ctx, 'export', viewer.id)], reason);
  }
  await ctx.record('auth.account-exported', { userId: viewer.id });
  return streamExport(ctx, viewer);
}

/** Exports an account without any check. */
export async function streamExport(
  ctx: Pick<RequestContext, 'db' | 'now'>,
  user: UserRow,
): Promise<AsyncIterable<string>> {
  // Reading fails here rather than in the stream, while an error response can still be sent.
  const head = await readHead(ctx, user);
  return writeExport(ctx, user, head);
}

async function* writeExport(
  { db }: Pick<RequestContext, 'db'>,
  viewer: UserRow,
  head: Omit<AccountExport, 'results'>,
): AsyncGenerator<string> {
  // The list of results replaces the closing brace.
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "results": [`;
  let separator = '\n';
  let page = await listResultsForOwner(db, viewer, { limit: pageSize });
  while (page.length > 0) {
    const texts = page.map((result) => indent(JSON.stringify(toExportedResult(result), null, 2)));
    yield separator + texts.join(',\n');
    separator = ',\n';
    // SQLite queries are synchronous, so other requests get a turn here.
    await nextTurn();
    page = await listResultsForOwner(db, viewer, { limit: pageSize, after: page.at(-1) });
  }
  yield '\n  ]\n}\n';
}

function indent(text: string): string {
  return `    ${text.replaceAll('\n', '\n    ')}`;
}

async function readHead(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  viewer: UserRow,
): Promise<Omit<AccountExport, 'results'>> {
  const data = await readAccountData(db, viewer);
  return {
    exportedAt: now().toISOString(),
    account: {
      ...toCurrentUser(viewer),
      emailVerifiedAt: viewer.emailVerifiedAt?.toISOString() ?? null,
      hasPassword: viewer.passwordHash !== null,
    },
    identities: data.identities.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      createdAt: createdAt.toISOString(),
    })),
    sessions: data.sessions.map(({ device, method, createdAt, lastSeenAt, expiresAt }) => ({
      device,
      method,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    passkeys: data.passkeys.map(toListedPasskey),
    signInLinks: data.signInTokens.map(({ purpose, createdAt, expiresAt, usedAt }) => ({
      purpose,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    savedCareers: data.savedCareers.map(({ careerId, savedAt }) => ({
      careerId,
      savedAt: savedAt.toISOString(),
    })),
    drafts: data.drafts.map(toDraft),
    idempotencyKeys: data.idempotencyKeys.map(({ key, resultId, createdAt }) => ({
      key,
      resultId,
      createdAt: createdAt.toISOString(),
    })),
    waitingMails: await listWaitingMails(db, viewer),
  };
}

// Mails belong to the owner of the mailbox, who may not be the viewer until the address is proven.
async function listWaitingMails(
  db: RequestContext['db'],
  { email, emailVerifiedAt }: UserRow,
): Promise<AccountExport['waitingMails']> {
  if (!emailVerifiedAt) return [];
  const fields = { email };
  const links = await listPendingJobs(db, { kind: signInLinkKind, fields });
  const notices = await listPendingJobs(db, { kind: securityNoticeKind, fields });
  return [
    ...links.map((job) => {
      const mail = signInLinkPayload.parse(job.payload);
      const resultId = 'resultId' in mail ? mail.resultId : null;
      return { purpose: mail.purpose, resultId, ...toTimes(job) };
    }),
    ...notices.map((job) => {
      const { kind } = parseSecurityNotice(job.payload);
      return { purpose: kind, resultId: null, ...toTimes(job) };
    }),
  ];
}

function toTimes({ createdAt, dueAt, attempts }: PendingJob) {
  return {
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    failedAttempts: attempts,
  };
}

function toExportedResult(result: ResultForOwner): AccountExport['results'][number] {
  const { publicCard } = result;
  return {
    id: result.id,
    assessmentType: result.tier,
    completedAt: result.completedAt.toISOString(),
    guestEmail: result.guestEmail,
    questionBankVersion: result.bankVersion,
    scoringVersion: result.scoringVersion,
    durationSeconds: result.durationSeconds,
    ...result.snapshot,
    responses: result.responses.map(
      ({ questionId, selectedOption, leastOption = null, seconds = null }) => ({
        questionId,
        selectedOption,
        leastOption,
        seconds,
      }),
    ),
    publicCard: publicCard && {
      id: publicCard.id,
      createdAt: publicCard.createdAt.toISOString(),
      showsFirstName: publicCard.showsFirstName,
    },
  };
}
