import type { CareerOutput } from '@guildpath/contract';

/** Returns undefined for careers that a program or longer preparation leads to. */
export function trainingWords({ programs, jobZone, commissionedBy }: CareerOutput) {
  if (programs.length > 0 || jobZone > 2) return undefined;
  return commissionedBy
    ? 'You learn it by doing the work.'
    : 'Your employer trains you on the job.';
}
