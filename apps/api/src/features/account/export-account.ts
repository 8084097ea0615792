import type { AccountExport } from '@guildpath/contract';
import {
  type AccountData,
  type ResultWithResponses,
  readAccountData,
  type UserRow,
} from '@guildpath/db';
import { toCurrentUser } from '../../shared/to-current-user.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { toListedPasskey } from './passkeys/own-passkeys.ts';

interface ExportContext extends Pick<RequestContext, 'db' | 'now'> {
  readonly viewer: UserRow;
}

/** Everything stored about the viewer, for the viewer to take away. */
export async function exportAccount({ db, now, viewer }: ExportContext): Promise<AccountExport> {
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
    results: data.results.map((result) => ({
      ...toExportedResult(result),
      publicCard: toPublicCard(data, result.id),
    })),
  };
}

type ExportedResult = AccountExport['results'][number];

function toExportedResult(result: ResultWithResponses): Omit<ExportedResult, 'publicCard'> {
  return {
    id: result.id,
    assessmentType: result.tier,
    completedAt: result.completedAt.toISOString(),
    guestEmail: result.guestEmail,
    questionBankVersion: result.bankVersion,
    scoringVersion: result.scoringVersion,
    durationSeconds: result.durationSeconds,
    ...result.snapshot,
    responses: result.responses.map(({ questionId, selectedOption, leastOption = null }) => ({
      questionId,
      selectedOption,
      leastOption,
    })),
  };
}

function toPublicCard(
  { publicCards }: AccountData,
  ofResult: string,
): ExportedResult['publicCard'] {
  const card = publicCards.find(({ resultId }) => resultId === ofResult);
  return card ? { id: card.id, createdAt: card.createdAt.toISOString() } : null;
}
