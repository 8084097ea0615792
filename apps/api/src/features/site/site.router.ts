import { siteSettingsSchema } from '@guildpath/contract';
import { publicProcedure, t } from '../../trpc/trpc.ts';

export const siteRouter = t.router({
  settings: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/site/settings' },
      summary:
        'Returns the open tiers, the support address, the public origin, whether there are halls, the minimum age, the retention period and the O*NET releases',
    })
    .output(siteSettingsSchema)
    .query(({ ctx: { env, identityProvider, catalogue } }) => ({
      availableTiers: env.AVAILABLE_TIERS,
      supportEmail: env.SUPPORT_EMAIL,
      publicUrl: env.PUBLIC_URL ?? null,
      hasProviderLogin: identityProvider !== undefined,
      hasHalls: env.hasHalls,
      minimumAge: env.MINIMUM_AGE,
      retentionDays: env.RETENTION_DAYS,
      onetReleases: [...catalogue.onetReleases],
    })),
});
