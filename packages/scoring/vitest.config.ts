import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({ test: { setupFiles: ['src/testing/setup.ts'] } });
