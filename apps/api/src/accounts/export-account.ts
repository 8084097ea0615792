import { setImmediate as nextTurn } from 'node:timers/promises';
import { toHallDay } from '@guildpath/contract';
import {
  listHalls,
  listPendingJobs,
  listResultsForOwner,
  listSessions,
  type ResultForOwner,
  readAccountData,
  type UserRow,
} from '@guildpath/db';
import { parseSecurityNotice, securityNoticeKind } from '../jobs/mail/security-notice-job.ts';
import { signInLinkKind, signInLinkPayload } from '../jobs/mail/sign-in-link-job.ts';
import { toCurrentUser } from '../shared/to-current-user.ts';
import { toDraft } from '../shared/to-draft.ts';
import { toListedPasskey } from '../shared/to-listed-passkey.ts';
import { toShownSnapshot } from '../shared/to-results-output.ts';
import type { RequestContext } from '../trpc/request-context.ts';

/** Results of a page take about 600 kilobytes. */
const pageSize = 10;

type ExportContext = Pick<RequestContext, 'db' | 'now'>;

/** Exports an account, without any check, as the JSON text of an `AccountExport`. */
export async function exportAccount({ db, now }: ExportContext, user: UserRow): Promise<string> {
  const { signInTokens, passkeys, drafts, ...data } = await readAccountData(db, user);
  const sessions = await listSessions(db, { owner: user, now: now() });
  const halls = await listHalls(db, { owner: user, today: toHallDay(now()) });
  // JSON writes dates as in the rest of the API, and the queries select no secret.
  const exported = {
    exportedAt: now(),
    account: {
      ...toCurrentUser(user),
      emailVerifiedAt: user.emailVerifiedAt,
      hasPassword: user.passwordHash !== null,
    },
    ...data,
    sessions: sessions.map(({ publicId: _id, provenAt: _proof, ...session }) => session),
    passkeys: passkeys.map(toListedPasskey),
    signInLinks: signInTokens,
    drafts: drafts.map(toDraft),
    halls: halls.map(({ tier, ...hall }) => ({ ...hall, assessmentType: tier })),
    waitingMails: await listWaitingMails(db, user),
    results: await listAllResults(db, user),
  };
  return JSON.stringify(exported, null, 2);
}

/** Names the file that the export is saved as. */
export function toExportName({ now }: Pick<ExportContext, 'now'>): string {
  return `guildpath-data-${now().toISOString().slice(0, 10)}.json`;
}

async function listAllResults(db: ExportContext['db'], user: UserRow): Promise<object[]> {
  const results: ResultForOwner[] = [];
  for (;;) {
    const page = { limit: pageSize, after: results.at(-1) };
    const found = await listResultsForOwner(db, user, page);
    if (found.length === 0) return results.map(toExportedResult);
    results.push(...found);
    // SQLite queries are synchronous, so other requests get a turn here.
    await nextTurn();
  }
}

// Mails belong to the owner of the mailbox, who may not be the user until the address is proven.
async function listWaitingMails(
  db: ExportContext['db'],
  { email, emailVerifiedAt }: UserRow,
): Promise<readonly object[]> {
  if (!emailVerifiedAt) return [];
  const links = await listPendingJobs(db, { kind: signInLinkKind, fields: { email } });
  const notices = await listPendingJobs(db, { kind: securityNoticeKind, fields: { email } });
  const mails = [
    ...links.map((job) => ({ ...job, mail: signInLinkPayload.parse(job.payload) })),
    ...notices.map((job) => {
      const { kind } = parseSecurityNotice(job.payload);
      return { ...job, mail: { purpose: kind } };
    }),
  ];
  return mails.map(({ mail, createdAt, dueAt, attempts }) => ({
    purpose: mail.purpose,
    resultId: 'resultId' in mail ? mail.resultId : null,
    createdAt,
    dueAt,
    failedAttempts: attempts,
  }));
}

function toExportedResult({ tier, bankVersion, snapshot, responses, ...result }: ResultForOwner) {
  return {
    id: result.id,
    assessmentType: tier,
    completedAt: result.completedAt,
    guestEmail: result.guestEmail,
    questionBankVersion: bankVersion,
    scoringVersion: result.scoringVersion,
    durationSeconds: result.durationSeconds,
    ...toShownSnapshot(snapshot),
    responses: responses.map((response) => ({ leastOption: null, seconds: null, ...response })),
    publicCard: result.publicCard,
    invitation: result.invitation,
    friendPages: result.friendPages,
  };
}
