import {
  careerFamiliesOutput,
  careerInput,
  careerOutput,
  careersInput,
  careersOutput,
  consultantsInput,
  consultantsOutput,
  programsInput,
  programsOutput,
} from '@guildpath/contract';
import { callsPerMinute, limitedProcedure, publicProcedure, t } from '../../trpc/trpc.ts';
import { browseCareers, listFamilies } from './browse-careers.ts';
import { browseConsultants } from './browse-consultants.ts';
import { browsePrograms } from './browse-programs.ts';
import { catalogueExamples } from './catalogue.examples.ts';
import { readCareer } from './read-career.ts';

export const catalogueRouter = t.router({
  careers: limitedProcedure(callsPerMinute.ofSearches)
    .meta({
      rest: { method: 'GET', path: '/careers' },
      summary: 'Careers by title, searched, filtered and in pages',
      example: catalogueExamples.careers,
    })
    .input(careersInput)
    .output(careersOutput)
    .query(({ ctx, input }) => browseCareers(ctx, input)),

  career: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/careers/{careerId}' },
      summary: 'A career with its interests, programs, employers and neighbours',
      example: catalogueExamples.career,
      refusals: ['NOT_FOUND'],
    })
    .input(careerInput)
    .output(careerOutput)
    .query(({ ctx, input }) => readCareer(ctx, input)),

  families: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/career-families' },
      summary: 'The job families, and how many careers each has',
      example: catalogueExamples.families,
    })
    .output(careerFamiliesOutput)
    .query(({ ctx }) => listFamilies(ctx)),

  consultants: limitedProcedure(callsPerMinute.ofSearches)
    .meta({
      rest: { method: 'GET', path: '/consultants' },
      summary: 'Consultants by name, searched, by job family and in pages',
      example: catalogueExamples.consultants,
    })
    .input(consultantsInput)
    .output(consultantsOutput)
    .query(({ ctx, input }) => browseConsultants(ctx, input)),

  programs: limitedProcedure(callsPerMinute.ofSearches)
    .meta({
      rest: { method: 'GET', path: '/programs' },
      summary: 'Programs by name, searched, by level and in pages',
      example: catalogueExamples.programs,
    })
    .input(programsInput)
    .output(programsOutput)
    .query(({ ctx, input }) => browsePrograms(ctx, input)),
});
