import type { StorybookConfig } from '@storybook/react-vite';
import type { Channel } from 'storybook/internal/channels';

const config = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    // The toolbar switches the surface instead, because text colours change with the background.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  // `disableWhatsNewNotifications` only hides the news: the server still fetches it for every page.
  experimental_serverChannel: (channel: Channel) => {
    channel.removeAllListeners('requestWhatsNewData');
    return channel;
  },
} satisfies StorybookConfig & { experimental_serverChannel: (channel: Channel) => Channel };

export default config;
