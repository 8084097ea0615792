import { AppError } from '../../http/app-error.ts';

/** Of someone else's result as of one that does not exist. */
export function noSuchResult(): AppError {
  return new AppError('NOT_FOUND', 'There is no such assessment result.');
}
