import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({ test: { globalSetup: './testing/global-setup.ts' } });
