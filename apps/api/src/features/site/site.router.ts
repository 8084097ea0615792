import { siteSettingsSchema } from '@guildpath/contract';
import { publicProcedure, t } from '../../trpc/trpc.ts';
import { siteExamples } from './site.examples.ts';

export const siteRouter = t.router({
  settings: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/site/settings' },
      summary: 'What can be taken, and whom to ask',
      example: siteExamples.settings,
    })
    .output(siteSettingsSchema)
    .query(({ ctx: { env, identityProvider } }) => ({
      availableTiers: env.AVAILABLE_TIERS,
      supportEmail: env.SUPPORT_EMAIL,
      hasProviderLogin: identityProvider !== undefined,
    })),
});
