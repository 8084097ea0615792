import { type SiteSettings, siteSettingsSchema } from '@guildpath/contract';
import { publicProcedure, t } from '../../trpc/trpc.ts';

const siteExamples = {
  settings: {
    output: {
      availableTiers: ['quick'],
      supportEmail: 'support@example.com',
      hasProviderLogin: false,
    } satisfies SiteSettings,
  },
};

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
