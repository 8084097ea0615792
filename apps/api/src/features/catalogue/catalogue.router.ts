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
import { browseConsultants, browsePrograms } from './browse-consultants-and-programs.ts';
import { readCareer } from './read-career.ts';

export const catalogueRouter = t.router({
  careers: limitedProcedure(callsPerMinute.search)
    .meta({
      rest: { method: 'GET', path: '/careers' },
      summary: 'Lists careers by title or by the caller’s match, with search, filters and paging',
    })
    .input(careersInput)
    .output(careersOutput)
    .query(({ ctx, input }) => browseCareers(ctx, input)),

  career: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/careers/{careerId}' },
      summary: 'Returns a career with its interests, programs, employers and related careers',
      refusals: ['NOT_FOUND'],
    })
    .input(careerInput)
    .output(careerOutput)
    .query(({ ctx, input }) => readCareer(ctx, input)),

  families: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/career-families' },
      summary: 'Lists the job families with the number of their careers',
    })
    .output(careerFamiliesOutput)
    .query(({ ctx }) => listFamilies(ctx)),

  consultants: limitedProcedure(callsPerMinute.search)
    .meta({
      rest: { method: 'GET', path: '/consultants' },
      summary: 'Lists consultants by name, with search, a filter by job family and paging',
    })
    .input(consultantsInput)
    .output(consultantsOutput)
    .query(({ ctx, input }) => browseConsultants(ctx, input)),

  programs: limitedProcedure(callsPerMinute.search)
    .meta({
      rest: { method: 'GET', path: '/programs' },
      summary: 'Lists programs by name, with search, a filter by level and paging',
    })
    .input(programsInput)
    .output(programsOutput)
    .query(({ ctx, input }) => browsePrograms(ctx, input)),
});
