import { type AdminEventType, adminProcedure, userProcedure } from '../trpc/trpc.ts';
import { requireRecentProof } from './proof.ts';

/** Only a user who has signed in or given the password in the last minutes may call it. */
export const provenProcedure = userProcedure
  .meta({ access: 'user', needsProof: true })
  .use(async ({ ctx, next }) => {
    await requireRecentProof(ctx);
    return next();
  });

/** Like `adminProcedure`, but needs a sign-in or the password of the last minutes. */
export function provenAdminProcedure(event: AdminEventType) {
  return adminProcedure(event)
    .meta({ access: 'admin', needsProof: true })
    .use(async ({ ctx, next }) => {
      await requireRecentProof(ctx);
      return next();
    });
}
