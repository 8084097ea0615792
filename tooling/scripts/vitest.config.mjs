import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({ test: { include: ['src/**/*.test.mjs'] } });
