import {
  changeHallInput,
  hallInput,
  hallPlaceInput,
  hallPlacesOutput,
  hallSchema,
  hallSummaryOutput,
  hallsOutput,
  messageOutput,
  openHallInput,
  resultsOutput,
} from '@guildpath/contract';
import { hallsProcedure, t, userProcedure } from '../../trpc/trpc.ts';
import { changeHall, deleteHall, getHall, openHall, readHalls, toHall } from './open-hall.ts';
import {
  readPlaces,
  readSharedResult,
  readSummary,
  removeIdlePlaces,
  removePlace,
} from './read-hall.ts';

const guideProcedure = hallsProcedure.concat(userProcedure);

export const hallsRouter = t.router({
  open: guideProcedure
    .meta({
      rest: { method: 'POST', path: '/halls' },
      summary: 'Opens a hall; the caller’s address must be proven',
      refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    })
    .input(openHallInput)
    .output(hallSchema)
    .mutation(({ ctx, input }) => openHall(ctx, input)),

  list: guideProcedure
    .meta({
      rest: { method: 'GET', path: '/halls' },
      summary: 'Lists the caller’s halls, newest first',
      refusals: ['NOT_FOUND'],
    })
    .output(hallsOutput)
    .query(({ ctx }) => readHalls(ctx)),

  get: guideProcedure
    .meta({
      rest: { method: 'GET', path: '/halls/{hallId}' },
      summary: 'Returns one of the caller’s halls',
      refusals: ['NOT_FOUND'],
    })
    .input(hallInput)
    .output(hallSchema)
    .query(async ({ ctx, input }) => toHall(await getHall(ctx, input.hallId))),

  change: guideProcedure
    .meta({
      rest: { method: 'PATCH', path: '/halls/{hallId}' },
      summary: 'Closes a hall to newcomers, opens it again, or moves its days',
      refusals: ['NOT_FOUND'],
    })
    .input(changeHallInput)
    .output(hallSchema)
    .mutation(({ ctx, input }) => changeHall(ctx, input)),

  delete: guideProcedure
    .meta({
      rest: { method: 'DELETE', path: '/halls/{hallId}' },
      summary: 'Deletes a hall with its places and their results',
      refusals: ['NOT_FOUND'],
    })
    .input(hallInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => deleteHall(ctx, input.hallId)),

  places: guideProcedure
    .meta({
      rest: { method: 'GET', path: '/halls/{hallId}/places' },
      summary: 'Lists the places of a hall in the order of joining',
      refusals: ['NOT_FOUND'],
    })
    .input(hallInput)
    .output(hallPlacesOutput)
    .query(({ ctx, input }) => readPlaces(ctx, input.hallId)),

  removeIdlePlaces: guideProcedure
    .meta({
      rest: { method: 'DELETE', path: '/halls/{hallId}/places' },
      summary: 'Removes all places that have no answer yet',
      refusals: ['NOT_FOUND'],
    })
    .input(hallInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => removeIdlePlaces(ctx, input.hallId)),

  removePlace: guideProcedure
    .meta({
      rest: { method: 'DELETE', path: '/halls/{hallId}/places/{placeId}' },
      summary: 'Removes a place that has not finished',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(hallPlaceInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => removePlace(ctx, input)),

  result: guideProcedure
    .meta({
      rest: { method: 'GET', path: '/halls/{hallId}/places/{placeId}/result' },
      summary: 'Returns the result of a place that shares it',
      refusals: ['NOT_FOUND'],
      isLarge: true,
    })
    .input(hallPlaceInput)
    .output(resultsOutput)
    .query(({ ctx, input }) => readSharedResult(ctx, input)),

  summary: guideProcedure
    .meta({
      rest: { method: 'GET', path: '/halls/{hallId}/summary' },
      summary:
        'Counts classes, archetypes and fields of best matches, from five finished places on',
      refusals: ['NOT_FOUND'],
    })
    .input(hallInput)
    .output(hallSummaryOutput)
    .query(({ ctx, input }) => readSummary(ctx, input.hallId)),
});
