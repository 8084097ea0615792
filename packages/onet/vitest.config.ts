import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig();
