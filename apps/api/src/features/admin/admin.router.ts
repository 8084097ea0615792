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
import {
  listAccounts,
  readAssessmentStats,
  readDatabaseStats,
  readSecurityEvents,
  readSystemOverview,
} from './admin-reads.ts';
import { importCatalogue, previewImport } from './import-catalogue.ts';
import { readOptionCounts } from './option-counts.ts';
import { readQuestProgress, readSubmissionsByDay } from './quest-reports.ts';
import { reseedCareerData, reseedQuestions } from './reseed.ts';

export const adminRouter = t.router({
  systemOverview: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/system-overview' },
      summary: 'What the site holds, and whether all is well',
      example: adminExamples.systemOverview,
    })
    .output(systemOverviewOutput)
    .query(({ ctx }) => readSystemOverview(ctx)),

  users: adminProcedure('admin.users-listed')
    .meta({
      rest: { method: 'GET', path: '/admin/users' },
      summary: 'Users, newest first, searched and in pages',
      example: adminExamples.users,
    })
    .input(adminUsersInput)
    .output(adminUsersOutput)
    .query(({ ctx, input }) => listAccounts(ctx, input)),

  assessmentStats: adminProcedure('admin.assessments-listed')
    .meta({
      rest: { method: 'GET', path: '/admin/assessment-stats' },
      summary: 'How many assessments were completed, and the ten newest',
      example: adminExamples.assessmentStats,
    })
    .output(assessmentStatsOutput)
    .query(({ ctx }) => readAssessmentStats(ctx)),

  optionCounts: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/option-counts' },
      summary: 'How often each option of each scene was chosen in the latest results',
      example: adminExamples.optionCounts,
    })
    .output(optionCountsOutput)
    .query(({ ctx }) => readOptionCounts(ctx)),

  submissionsByDay: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/submissions-by-day' },
      summary: 'How many quests of each tier were handed in on each of the last 90 days',
      example: adminExamples.submissionsByDay,
    })
    .output(submissionsByDayOutput)
    .query(({ ctx }) => readSubmissionsByDay(ctx)),

  questProgress: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/quest-progress' },
      summary:
        'How many quests reached each scene in the last 90 days, and how many were left there',
      example: adminExamples.questProgress,
    })
    .output(questProgressOutput)
    .query(({ ctx }) => readQuestProgress(ctx)),

  databaseStats: adminProcedure('admin.figures-read')
    .meta({
      rest: { method: 'GET', path: '/admin/database-stats' },
      summary: 'How large question bank and catalogue are',
      example: adminExamples.databaseStats,
    })
    .output(databaseStatsOutput)
    .query(({ ctx }) => readDatabaseStats(ctx)),

  securityEvents: adminProcedure('admin.events-read')
    .meta({
      rest: { method: 'GET', path: '/admin/security-events' },
      summary: 'The audit trail, newest first, in pages',
      example: adminExamples.securityEvents,
    })
    .input(securityEventsInput)
    .output(securityEventsOutput)
    .query(({ ctx, input }) => readSecurityEvents(ctx, input)),

  seedQuestions: adminProcedure('admin.questions-seeded')
    .meta({
      rest: { method: 'POST', path: '/admin/seed-questions' },
      summary: 'Writes the question bank again, as this version ships it',
      example: adminExamples.seedQuestions,
    })
    .output(seedOutput)
    .mutation(({ ctx }) => reseedQuestions(ctx)),

  seedCareerData: adminProcedure('admin.career-data-seeded')
    .meta({
      rest: { method: 'POST', path: '/admin/seed-career-data' },
      summary: 'Writes careers, skills, schools and companies again, as this version ships them',
      example: adminExamples.seedCareerData,
    })
    .output(seedOutput)
    .mutation(({ ctx }) => reseedCareerData(ctx)),

  previewImport: adminProcedure('admin.import-previewed')
    .meta({
      rest: { method: 'POST', path: '/admin/catalogue-import/preview' },
      summary: 'What an import of a CSV file would change in the catalogue; changes nothing',
      example: adminExamples.previewImport,
      bodyLimit: importMaxBytes,
    })
    .input(previewImportInput)
    .output(previewImportOutput)
    .mutation(({ ctx, input }) => previewImport(ctx, input)),

  importCatalogue: adminProcedure('admin.catalogue-imported')
    .meta({
      rest: { method: 'POST', path: '/admin/catalogue-import' },
      summary: 'Makes a CSV file the list of its kind, if the catalogue is still as in the preview',
      example: adminExamples.importCatalogue,
      refusals: ['CONFLICT'],
      bodyLimit: importMaxBytes,
    })
    .input(applyImportInput)
    .output(applyImportOutput)
    .mutation(({ ctx, input }) => importCatalogue(ctx, input)),
});
