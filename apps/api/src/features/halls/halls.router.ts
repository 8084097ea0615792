import {
  changeHallInput,
  comeBackInput,
  hallInput,
  hallPlaceInput,
  hallPlacesOutput,
  hallSchema,
  hallSummaryOutput,
  hallsOutput,
  joinCodeInput,
  joinOutput,
  keepPlaceInput,
  messageOutput,
  openHallInput,
  openPlaceInput,
  openPlaceOutput,
  placeOutput,
  resultsOutput,
  sharePlaceInput,
} from '@guildpath/contract';
import {
  callsPerMinute,
  hallsProcedure,
  limitedProcedure,
  placeProcedure,
  t,
  userProcedure,
} from '../../trpc/trpc.ts';
import { comeBack, joinHall, readJoin } from './join-hall.ts';
import { changeHall, deleteHall, getHall, openHall, readHalls, toHall } from './open-hall.ts';
import { keepPlace, leavePlace, sharePlace, toPlaceOutput } from './place.ts';
import { readPlaces, readSharedResult, readSummary, removePlace } from './read-hall.ts';

const guideProcedure = hallsProcedure.concat(userProcedure);
const pupilProcedure = hallsProcedure.concat(placeProcedure);
const joinProcedure = hallsProcedure.concat(limitedProcedure(callsPerMinute.frequent));

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

export const joinRouter = t.router({
  read: joinProcedure
    .meta({
      rest: { method: 'GET', path: '/join/{code}' },
      summary: 'Tells what joining a hall means, and draws three free names',
      refusals: ['NOT_FOUND', 'CONFLICT', 'GONE'],
    })
    .input(joinCodeInput)
    .output(joinOutput)
    .query(({ ctx, input }) => readJoin(ctx, input)),

  open: joinProcedure
    .meta({
      rest: { method: 'POST', path: '/join/{code}' },
      summary: 'Takes a place in a hall under a drawn name, and opens its session',
      refusals: ['NOT_FOUND', 'CONFLICT', 'NAME_TAKEN', 'GONE', 'UNAUTHORIZED'],
    })
    .input(openPlaceInput)
    .output(openPlaceOutput)
    .mutation(({ ctx, input }) => joinHall(ctx, input)),

  comeBack: joinProcedure
    .meta({
      rest: { method: 'POST', path: '/join/return' },
      summary: 'Opens a session of the place whose four return words these are',
      refusals: ['NOT_FOUND', 'INVALID_CREDENTIALS', 'UNAUTHORIZED'],
    })
    .input(comeBackInput)
    .output(placeOutput)
    .mutation(({ ctx, input }) => comeBack(ctx, input)),
});

export const placeRouter = t.router({
  get: pupilProcedure
    .meta({
      rest: { method: 'GET', path: '/place' },
      summary: 'Returns the place that this browser has in a hall',
      refusals: ['NOT_FOUND'],
    })
    .output(placeOutput)
    .query(({ ctx }) => toPlaceOutput(ctx, ctx.viewer)),

  share: pupilProcedure
    .meta({
      rest: { method: 'PATCH', path: '/place' },
      summary: 'Shows the result of the place to its guide, or no longer',
      refusals: ['NOT_FOUND'],
    })
    .input(sharePlaceInput)
    .output(placeOutput)
    .mutation(({ ctx, input }) => sharePlace(ctx, input)),

  keep: pupilProcedure
    .meta({
      rest: { method: 'POST', path: '/place/keep' },
      summary: 'Mails a link that moves the result into the account of that address',
      refusals: ['NOT_FOUND'],
    })
    .input(keepPlaceInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => keepPlace(ctx, input)),

  delete: pupilProcedure
    .meta({
      rest: { method: 'DELETE', path: '/place' },
      summary: 'Deletes the place with its answers and its result',
      refusals: ['NOT_FOUND'],
    })
    .output(messageOutput)
    .mutation(({ ctx }) => leavePlace(ctx)),
});
