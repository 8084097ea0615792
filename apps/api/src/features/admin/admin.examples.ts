import type {
  AdminUsersInput,
  AdminUsersOutput,
  ApplyImportInput,
  ApplyImportOutput,
  AssessmentStatsOutput,
  DatabaseStatsOutput,
  OptionCountsOutput,
  PreviewImportInput,
  PreviewImportOutput,
  QuestProgressOutput,
  SecurityEventsInput,
  SecurityEventsOutput,
  SeedOutput,
  SubmissionsByDayOutput,
  SystemOverviewOutput,
} from '@guildpath/contract';
import { exampleAssessmentResult, exampleUser } from '../../trpc/examples.ts';

const schoolsCsv = `id,name,location,website
bristol-design,Bristol School of Design,Bristol,https://design.example
`;

export const adminExamples = {
  systemOverview: {
    output: {
      users: 1204,
      assessments: 1733,
      questions: 80,
      careers: 320,
      systemStatus: 'healthy',
      systemIssues: [],
      systemNotes: [],
      lastUpdated: '2026-11-21T08:00:00.000Z',
    } satisfies SystemOverviewOutput,
  },
  users: {
    input: { search: 'ada', page: 1, pageSize: 50 } satisfies AdminUsersInput,
    output: {
      users: [exampleUser],
      stats: { total: 1204, byRole: { admin: 2, epic: 0, standard: 0, quick: 1202 } },
    } satisfies AdminUsersOutput,
  },
  assessmentStats: {
    output: {
      total: 1733,
      byType: { quick: 1733, standard: 0, epic: 0 },
      recentActivity: [
        {
          id: exampleAssessmentResult.id,
          type: 'quick',
          guestEmail: 'grace@example.org',
          completedAt: exampleAssessmentResult.completedAt,
        },
      ],
    } satisfies AssessmentStatsOutput,
  },
  optionCounts: {
    // A real response has all tiers with all their scenes.
    output: {
      scoringVersion: '3',
      quests: [
        {
          tier: 'quick',
          scenes: [
            {
              title: 'The Sealed Library',
              type: 'riasec',
              options: [
                { label: 'Oil the hinges', count: 311 },
                { label: 'Read the inscription', count: 280 },
                { label: 'Sketch the door', count: 204 },
                { label: 'Ask the keeper', count: 252 },
              ],
            },
          ],
        },
      ],
    } satisfies OptionCountsOutput,
  },
  submissionsByDay: {
    // A real response has ninety days.
    output: {
      days: [{ day: '2026-11-21', quick: 23, standard: 4, epic: 1 }],
    } satisfies SubmissionsByDayOutput,
  },
  questProgress: {
    // A real response has all tiers with all their scenes.
    output: {
      quests: [
        {
          tier: 'quick',
          steps: [
            { kind: 'scene', title: 'The Sealed Library', reached: 1204, left: 96 },
            { kind: 'answered', reached: 1108, left: 41 },
            { kind: 'submitted', reached: 1067, left: 0 },
          ],
        },
      ],
    } satisfies QuestProgressOutput,
  },
  databaseStats: {
    output: {
      questions: { total: 80, byTier: { quick: 15, standard: 25, epic: 40 } },
      careers: { total: 320 },
      skills: { total: 64 },
      programs: { total: 128 },
      companies: { total: 96 },
    } satisfies DatabaseStatsOutput,
  },
  securityEvents: {
    input: {
      limit: 25,
      before: '01a0b7c2-6a44-7d10-8f02-3b5a7c9d1e2f',
    } satisfies SecurityEventsInput,
    output: {
      events: [
        {
          id: '01a0b7c2-5d1e-7f3a-9b24-6c8d0e1f2a3b',
          type: 'auth.sign-in-refused',
          userId: exampleUser.id,
          email: exampleUser.email,
          address: 'kq3Vd0wXoS8bT1yz',
          reason: 'wrong password',
          at: '2026-11-21T08:00:00.000Z',
        },
      ],
    } satisfies SecurityEventsOutput,
  },
  seedQuestions: {
    output: {
      success: true,
      message: 'The question bank holds 80 questions.',
    } satisfies SeedOutput,
  },
  seedCareerData: {
    output: {
      success: true,
      message: 'The catalogue holds 320 careers, 64 skills and 128 programs.',
    } satisfies SeedOutput,
  },
  previewImport: {
    input: {
      kind: 'schools',
      csv: schoolsCsv,
    } satisfies PreviewImportInput,
    output: {
      outcome: 'planned',
      basis: '4+0199c1f3-1f00-7000-8000-000000000004',
      added: { count: 1, names: ['Bristol School of Design'] },
      changed: { count: 0, names: [] },
      gone: { count: 2, names: ['Northgate College', 'Harbor Institute'] },
      unchangedCount: 0,
      notes: ['12 programs will be deleted with their schools.'],
    } satisfies PreviewImportOutput,
  },
  importCatalogue: {
    input: {
      kind: 'schools',
      csv: schoolsCsv,
      basis: '4+0199c1f3-1f00-7000-8000-000000000004',
    } satisfies ApplyImportInput,
    output: { message: 'The list of schools now has 1 entry.' } satisfies ApplyImportOutput,
  },
};
