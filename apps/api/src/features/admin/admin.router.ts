import {
  adminUsersInput,
  adminUsersOutput,
  applyImportInput,
  applyImportOutput,
  assessmentStatsOutput,
  databaseStatsOutput,
  importMaxBytes,
  optionCountsOutput,
  previewImportInput,
  previewImportOutput,
  questProgressOutput,
  securityEventsInput,
  securityEventsOutput,
  seedOutput,
  submissionsByDayOutput,
  systemOverviewOutput,
} from '@guildpath/contract';
import { adminProcedure, t } from '../../trpc/trpc.ts';
import { adminExamples } from './admin.examples.ts';
import { importCatalogue, previewImport } from './import-catalogue.ts';
import {
  listAccounts,
  readAssessmentStats,
  readDatabaseStats,
  readSecurityEvents,
  readSystemOverview,
} from './read-admin-dashboard.ts';
import { readOptionCounts } from './read-option-counts.ts';
import { readQuestProgress, readSubmissionsByDay } from './read-quest-reports.ts';
import { reseedCareerData, reseedQuestions } from './reseed.ts';

export const adminRouter = t.router({
  systemOverview: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/system-overview' },
      summary: 'Returns the totals of the site and the system status',
      example: adminExamples.systemOverview,
    })
    .output(systemOverviewOutput)
    .query(({ ctx }) => readSystemOverview(ctx)),

  users: adminProcedure('admin.users-listed')
    .meta({
      rest: { method: 'GET', path: '/admin/users' },
      summary: 'Lists users, newest first, with search and paging',
      example: adminExamples.users,
    })
    .input(adminUsersInput)
    .output(adminUsersOutput)
    .query(({ ctx, input }) => listAccounts(ctx, input)),

  assessmentStats: adminProcedure('admin.assessments-listed')
    .meta({
      rest: { method: 'GET', path: '/admin/assessment-stats' },
      summary: 'Counts completed assessments and lists the ten newest',
      example: adminExamples.assessmentStats,
    })
    .output(assessmentStatsOutput)
    .query(({ ctx }) => readAssessmentStats(ctx)),

  optionCounts: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/option-counts' },
      summary: 'Counts how often each option of each scene was chosen in the latest results',
      example: adminExamples.optionCounts,
    })
    .output(optionCountsOutput)
    .query(({ ctx }) => readOptionCounts(ctx)),

  submissionsByDay: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/submissions-by-day' },
      summary: 'Counts the submissions of each tier on each of the last 90 days',
      example: adminExamples.submissionsByDay,
    })
    .output(submissionsByDayOutput)
    .query(({ ctx }) => readSubmissionsByDay(ctx)),

  questProgress: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/quest-progress' },
      summary:
        'Counts how many quests reached each scene in the last 90 days, and how many were abandoned there',
      example: adminExamples.questProgress,
    })
    .output(questProgressOutput)
    .query(({ ctx }) => readQuestProgress(ctx)),

  databaseStats: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/database-stats' },
      summary: 'Counts the entries of the question bank and the catalogue',
      example: adminExamples.databaseStats,
    })
    .output(databaseStatsOutput)
    .query(({ ctx }) => readDatabaseStats(ctx)),

  securityEvents: adminProcedure('admin.events-read')
    .meta({
      rest: { method: 'GET', path: '/admin/security-events' },
      summary: 'Lists the audit trail, newest first, with paging',
      example: adminExamples.securityEvents,
    })
    .input(securityEventsInput)
    .output(securityEventsOutput)
    .query(({ ctx, input }) => readSecurityEvents(ctx, input)),

  seedQuestions: adminProcedure('admin.questions-seeded')
    .meta({
      rest: { method: 'POST', path: '/admin/seed-questions' },
      summary: 'Restores the question bank that this version ships',
      example: adminExamples.seedQuestions,
    })
    .output(seedOutput)
    .mutation(({ ctx }) => reseedQuestions(ctx)),

  seedCareerData: adminProcedure('admin.career-data-seeded')
    .meta({
      rest: { method: 'POST', path: '/admin/seed-career-data' },
      summary: 'Restores the careers, skills, schools and companies that this version ships',
      example: adminExamples.seedCareerData,
    })
    .output(seedOutput)
    .mutation(({ ctx }) => reseedCareerData(ctx)),

  previewImport: adminProcedure('admin.import-previewed')
    .meta({
      rest: { method: 'POST', path: '/admin/catalogue-import/preview' },
      summary: 'Previews what an import of a CSV file would change in the catalogue',
      example: adminExamples.previewImport,
      bodyLimit: importMaxBytes,
    })
    .input(previewImportInput)
    .output(previewImportOutput)
    .mutation(({ ctx, input }) => previewImport(ctx, input)),

  importCatalogue: adminProcedure('admin.catalogue-imported')
    .meta({
      rest: { method: 'POST', path: '/admin/catalogue-import' },
      summary:
        'Replaces a list of the catalogue with a CSV file, if the catalogue has not changed since the preview',
      example: adminExamples.importCatalogue,
      refusals: ['CONFLICT'],
      bodyLimit: importMaxBytes,
    })
    .input(applyImportInput)
    .output(applyImportOutput)
    .mutation(({ ctx, input }) => importCatalogue(ctx, input)),
});
