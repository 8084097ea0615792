import type { StorybookConfig } from '@storybook/react-vite';
import type { Channel } from 'storybook/internal/channels';

const config = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    // The toolbar switches the surface instead: colours of the text change with the background.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  // `disableWhatsNewNotifications` hides the news, but the server still fetches it whenever a page opens.
  experimental_serverChannel: (channel: Channel) => {
    channel.removeAllListeners('requestWhatsNewData');
    return channel;
  },
} satisfies StorybookConfig & { experimental_serverChannel: (channel: Channel) => Channel };

export default config;
