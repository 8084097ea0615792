import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';
import { accounts } from './0001-accounts.ts';
import { catalogue } from './0002-catalogue.ts';
import { assessmentResults } from './0003-assessment-results.ts';
import { signInTokens } from './0004-sign-in-tokens.ts';
import { outbox } from './0005-outbox.ts';
import { adminLists } from './0006-admin-lists.ts';
import { loginFailures } from './0007-login-failures.ts';
import { truerResults } from './0008-truer-results.ts';
import { savedCareers } from './0009-saved-careers.ts';
import { publicCards } from './0010-public-cards.ts';
import { securityEvents } from './0011-security-events.ts';
import { accountMail } from './0012-account-mail.ts';
import { idempotencyBodies } from './0013-idempotency-bodies.ts';
import { sessionsAndPasskeys } from './0014-sessions-and-passkeys.ts';
import { operatorsCatalogue } from './0016-operators-catalogue.ts';
import { calibrations } from './0017-calibrations.ts';
import { drafts } from './0018-drafts.ts';
import { questProgress } from './0019-quest-progress.ts';
import { outboxLeases } from './0021-outbox-leases.ts';
import { growth } from './0022-growth.ts';
import { requestCounts } from './0023-request-counts.ts';
import { givenUpJobs } from './0025-given-up-jobs.ts';
import { retention } from './0027-retention.ts';

/** By name, which is also their order. Once merged, a migration is never edited. */
export const migrations: Readonly<
  Record<string, (db: Kysely<unknown>, ddl: Ddl) => Promise<void>>
> = {
  '0001-accounts': accounts,
  '0002-catalogue': catalogue,
  '0003-assessment-results': assessmentResults,
  '0004-sign-in-tokens': signInTokens,
  '0005-outbox': outbox,
  '0006-admin-lists': adminLists,
  '0007-login-failures': loginFailures,
  '0008-truer-results': truerResults,
  '0009-saved-careers': savedCareers,
  '0010-public-cards': publicCards,
  '0011-security-events': securityEvents,
  '0012-account-mail': accountMail,
  '0013-idempotency-bodies': idempotencyBodies,
  '0014-sessions-and-passkeys': sessionsAndPasskeys,
  '0016-operators-catalogue': operatorsCatalogue,
  '0017-calibrations': calibrations,
  '0018-drafts': drafts,
  '0019-quest-progress': questProgress,
  '0021-outbox-leases': outboxLeases,
  '0022-growth': growth,
  '0023-request-counts': requestCounts,
  '0025-given-up-jobs': givenUpJobs,
  '0027-retention': retention,
};
