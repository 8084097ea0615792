import {
  comeBackInput,
  joinCodeInput,
  joinOutput,
  keepPlaceInput,
  messageOutput,
  openPlaceInput,
  openPlaceOutput,
  placeOutput,
  sharePlaceInput,
} from '@guildpath/contract';
import { hallsProcedure, placeProcedure, t } from '../../trpc/trpc.ts';
import { comeBack, joinHall, readJoin } from './join-hall.ts';
import { keepPlace, leavePlace, sharePlace, toPlaceOutput } from './place.ts';

const studentProcedure = hallsProcedure.concat(placeProcedure);

export const joinRouter = t.router({
  read: hallsProcedure
    .meta({
      rest: { method: 'GET', path: '/join/{code}' },
      summary: 'Describes the hall of a join code, with three free names',
      refusals: ['NOT_FOUND', 'CONFLICT', 'GONE'],
    })
    .input(joinCodeInput)
    .output(joinOutput)
    .query(({ ctx, input }) => readJoin(ctx, input)),

  open: hallsProcedure
    .meta({
      rest: { method: 'POST', path: '/join/{code}' },
      summary: 'Takes a place in a hall under a drawn name, and opens its session',
      refusals: ['NOT_FOUND', 'CONFLICT', 'NAME_TAKEN', 'GONE', 'UNAUTHORIZED'],
    })
    .input(openPlaceInput)
    .output(openPlaceOutput)
    .mutation(({ ctx, input }) => joinHall(ctx, input)),

  comeBack: hallsProcedure
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
  get: studentProcedure
    .meta({
      rest: { method: 'GET', path: '/place' },
      summary: 'Returns the place that this browser has in a hall',
      refusals: ['NOT_FOUND'],
    })
    .output(placeOutput)
    .query(({ ctx }) => toPlaceOutput(ctx, ctx.viewer)),

  share: studentProcedure
    .meta({
      rest: { method: 'PATCH', path: '/place' },
      summary: 'Shows the result of the place to its guide, or no longer',
      refusals: ['NOT_FOUND'],
    })
    .input(sharePlaceInput)
    .output(placeOutput)
    .mutation(({ ctx, input }) => sharePlace(ctx, input)),

  keep: studentProcedure
    .meta({
      rest: { method: 'POST', path: '/place/keep' },
      summary: 'Mails a link that moves the result into the account of that address',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(keepPlaceInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => keepPlace(ctx, input)),

  delete: studentProcedure
    .meta({
      rest: { method: 'DELETE', path: '/place' },
      summary: 'Deletes the place with its answers and its result',
      refusals: ['NOT_FOUND'],
    })
    .output(messageOutput)
    .mutation(({ ctx }) => leavePlace(ctx)),
});
