import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({ test: { globalSetup: './src/testing/global-setup.ts' } });
