import config from './playwright.config.ts';

/** Takes a screenshot of every screen. These are not tests, but use the same fixtures. */
export default { ...config, testDir: 'src/screens' };
