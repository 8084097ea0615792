import { toHallDay } from '@guildpath/contract';
import type { UserOwner } from '@guildpath/db';
import { AppError } from '../../shared/app-error.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';

/** A call of a guide. */
export type GuideContext = ViewerContext<'user'>;
/** A call of a place in a hall. */
export type PlaceContext = ViewerContext<'place'>;

/** Names a hall of the caller for a query. */
export function toOwnHall({ viewer, now }: Pick<GuideContext, 'now' | 'viewer'>, hallId: string) {
  const owner: UserOwner = viewer;
  return { hallId, owner, today: toHallDay(now()) };
}

/** Does not tell another person's hall from one that does not exist. */
export function noSuchHall(): AppError {
  return new AppError('NOT_FOUND', 'We couldn’t find that hall.');
}

export function noSuchPlace(): AppError {
  return new AppError('NOT_FOUND', 'We couldn’t find that place.');
}
