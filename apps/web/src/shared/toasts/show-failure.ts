import { isUnauthorized, toMessage } from '../api/call-errors.ts';
import { showToast } from './show-toast.ts';

/** Shows why a call failed. Skips a 401, for which `unauthorized.ts` shows a toast. */
export function showFailure(
  error: unknown,
  title: string,
  description: string = toMessage(error),
): void {
  if (!isUnauthorized(error)) showToast({ title, description, variant: 'destructive' });
}
