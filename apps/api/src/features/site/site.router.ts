import { siteSettingsSchema } from '@guildpath/contract';
import { publicProcedure, t } from '../../trpc/trpc.ts';

export const siteRouter = t.router({
  settings: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/site/settings' },
      summary: 'What can be taken, and whom to ask',
    })
    .output(siteSettingsSchema)
    .query(({ ctx: { env, identityProvider } }) => ({
      availableTiers: env.AVAILABLE_TIERS,
      supportEmail: env.SUPPORT_EMAIL,
      hasProviderLogin: identityProvider !== undefined,
    })),
});
