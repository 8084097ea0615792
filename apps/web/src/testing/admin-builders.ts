import type {
  AdminUserOutput,
  AdminUsersOutput,
  AssessmentStatsOutput,
  CurrentUser,
  DatabaseStatsOutput,
  OptionCountsOutput,
  SecurityEventsOutput,
  SubmissionsByDayOutput,
  SystemOverviewOutput,
} from '@guildpath/contract';
import { aUser } from './builders.ts';
import type { Procedures } from './fake-api.ts';

// The builders of figures are partial, so that a new figure needs no entry here.
export function anOverview(
  part: Partial<SystemOverviewOutput> = {},
): Partial<SystemOverviewOutput> {
  return {
    users: 1_000_000,
    assessments: 1733,
    questions: 80,
    careers: 346,
    systemStatus: 'healthy',
    systemIssues: [],
    systemNotes: [],
    lastUpdated: '2026-11-21T12:00:00.000Z',
    ...part,
  };
}

export function someUsers(users: readonly CurrentUser[] = [aUser()]): AdminUsersOutput {
  return {
    users: [...users],
    stats: { total: 1204, byRole: { admin: 2, epic: 13, standard: 5, quick: 1184 } },
  };
}

export function anAccount(part: Partial<AdminUserOutput> = {}): AdminUserOutput {
  return {
    ...aUser(),
    hasPassword: true,
    providers: [],
    passkeyCount: 0,
    sessionCount: 2,
    lastSeenAt: '2026-11-21T08:00:00.000Z',
    resultCount: 3,
    latestResultAt: '2026-11-20T12:00:00.000Z',
    hallCount: 0,
    studentResultCount: 0,
    ...part,
  };
}

export function aPageOfUsers(length: number, page = 1): AdminUsersOutput {
  return someUsers(
    Array.from({ length }, (_, index) => {
      const username = `user-${page}-${index + 1}`;
      return aUser({ id: username, username, email: `${username}@guildpath.test` });
    }),
  );
}

export function someAssessmentStats(
  part: Partial<AssessmentStatsOutput> = {},
): Partial<AssessmentStatsOutput> {
  return {
    total: 1733,
    byType: { quick: 1700, standard: 0, epic: 33 },
    recentActivity: [
      { id: 'r2', type: 'epic', userId: 'u1', completedAt: '2026-11-20T12:00:00.000Z' },
      {
        id: 'r1',
        type: 'quick',
        guestEmail: 'grace@guildpath.test',
        completedAt: '2026-11-19T12:00:00.000Z',
      },
    ],
    ...part,
  };
}

export function someSubmissionsByDay(
  days: SubmissionsByDayOutput['days'] = [
    { day: '2026-11-20', quick: 1200, standard: 3, epic: 0 },
    { day: '2026-11-21', quick: 0, standard: 0, epic: 2 },
  ],
): SubmissionsByDayOutput {
  return { days };
}

// A Quick Quest of one scene with ten answers, and an Epic Journey with none.
function someOptionCounts(): OptionCountsOutput {
  const sceneOf = (counts: readonly number[]) => ({
    title: 'The Gate',
    type: 'riasec' as const,
    options: counts.map((count, index) => ({ label: `Way ${index + 1}`, count })),
  });
  return {
    scoringVersion: '3',
    quests: [
      { tier: 'quick', scenes: [sceneOf([6, 3, 1, 0])] },
      { tier: 'epic', scenes: [sceneOf([0, 0, 0, 0])] },
    ],
  };
}

export function someDatabaseStats(): Partial<DatabaseStatsOutput> {
  return {
    questions: { total: 80, byTier: { quick: 15, standard: 25, epic: 40 } },
    careers: { total: 346 },
    skills: { total: 84 },
    programs: { total: 446 },
    companies: { total: 1324 },
    halls: { total: 3 },
    places: { total: 71 },
  };
}

function someSecurityEvents(): SecurityEventsOutput {
  return {
    events: [
      {
        id: 'e3',
        type: 'auth.sign-in-refused',
        userId: '0199c1f0-5a00-7000-8000-0000000000a1',
        email: 'ada@guildpath.test',
        address: 'kq3Vd0wXoS8bT1yz',
        reason: 'wrong password',
        at: '2026-11-21T11:58:00.000Z',
      },
      {
        id: 'e2',
        type: 'auth.sign-in-refused',
        address: 'kq3Vd0wXoS8bT1yz',
        reason: 'unknown identifier',
        at: '2026-11-21T11:57:00.000Z',
      },
      {
        id: 'e1',
        type: 'admin.ensured',
        userId: '0199c1f0-5a00-7000-8000-0000000000a2',
        reason: 'account opened at start',
        at: '2026-11-21T11:00:00.000Z',
      },
    ],
  };
}

/** Serves a site with some data to an admin. */
export const adminSite: Procedures = {
  'auth.user': () => aUser({ role: 'admin' }),
  'admin.systemOverview': () => anOverview(),
  'admin.users': () => someUsers(),
  'admin.assessmentStats': () => someAssessmentStats(),
  'admin.submissionsByDay': () => someSubmissionsByDay(),
  'admin.optionCounts': () => someOptionCounts(),
  'admin.databaseStats': () => someDatabaseStats(),
  'admin.securityEvents': () => someSecurityEvents(),
};
