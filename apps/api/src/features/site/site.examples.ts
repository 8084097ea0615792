import type { SiteSettings } from '@guildpath/contract';

export const siteExamples = {
  settings: {
    output: {
      availableTiers: ['quick'],
      supportEmail: 'support@example.com',
      hasProviderLogin: false,
    } satisfies SiteSettings,
  },
};
