import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({ test: { globalSetup: '@guildpath/db/testing/global-setup' } });
