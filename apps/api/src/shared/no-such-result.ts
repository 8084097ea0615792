import { AppError } from './app-error.ts';

/** Returns NOT_FOUND, for another person's result too. */
export function noSuchResult(): AppError {
  return new AppError('NOT_FOUND', 'We couldn’t find that assessment result.');
}
