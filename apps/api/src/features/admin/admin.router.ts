import {
  adminUsersInput,
  adminUsersOutput,
  assessmentStatsOutput,
  databaseStatsOutput,
  optionCountsOutput,
  securityEventsInput,
  securityEventsOutput,
  seedOutput,
  submissionsByDayOutput,
  systemOverviewOutput,
} from '@guildpath/contract';
import { adminProcedure, t } from '../../trpc/trpc.ts';
import {
  listAccounts,
  readAssessmentStats,
  readDatabaseStats,
  readSecurityEvents,
  readSystemOverview,
} from './read-admin-dashboard.ts';
import { readOptionCounts, readSubmissionsByDay } from './read-assessment-charts.ts';
import { reseedCareerData, reseedQuestions } from './reseed.ts';

export const adminRouter = t.router({
  systemOverview: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/system-overview' },
      summary: 'Returns the totals of the site and the system status',
    })
    .output(systemOverviewOutput)
    .query(({ ctx }) => readSystemOverview(ctx)),

  users: adminProcedure('admin.users-listed')
    .meta({
      rest: { method: 'GET', path: '/admin/users' },
      summary: 'Lists users, newest first, with search and paging',
    })
    .input(adminUsersInput)
    .output(adminUsersOutput)
    .query(({ ctx, input }) => listAccounts(ctx, input)),

  assessmentStats: adminProcedure('admin.assessments-listed')
    .meta({
      rest: { method: 'GET', path: '/admin/assessment-stats' },
      summary: 'Counts completed assessments and lists the ten newest',
    })
    .output(assessmentStatsOutput)
    .query(({ ctx }) => readAssessmentStats(ctx)),

  optionCounts: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/option-counts' },
      summary: 'Counts how often each option of each scene was chosen in the latest results',
    })
    .output(optionCountsOutput)
    .query(({ ctx }) => readOptionCounts(ctx)),

  submissionsByDay: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/submissions-by-day' },
      summary: 'Counts the submissions of each tier on each of the last 90 days',
    })
    .output(submissionsByDayOutput)
    .query(({ ctx }) => readSubmissionsByDay(ctx)),

  databaseStats: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/database-stats' },
      summary: 'Counts the entries of the question bank and the catalogue',
    })
    .output(databaseStatsOutput)
    .query(({ ctx }) => readDatabaseStats(ctx)),

  securityEvents: adminProcedure('admin.events-read')
    .meta({
      rest: { method: 'GET', path: '/admin/security-events' },
      summary: 'Lists the audit trail, newest first, with paging',
    })
    .input(securityEventsInput)
    .output(securityEventsOutput)
    .query(({ ctx, input }) => readSecurityEvents(ctx, input)),

  seedQuestions: adminProcedure('admin.questions-seeded')
    .meta({
      rest: { method: 'POST', path: '/admin/seed-questions' },
      summary: 'Restores the question bank that this version ships',
    })
    .output(seedOutput)
    .mutation(({ ctx }) => reseedQuestions(ctx)),

  seedCareerData: adminProcedure('admin.career-data-seeded')
    .meta({
      rest: { method: 'POST', path: '/admin/seed-career-data' },
      summary: 'Restores the careers, skills, schools and companies that this version ships',
    })
    .output(seedOutput)
    .mutation(({ ctx }) => reseedCareerData(ctx)),
});
