import config from './playwright.config.ts';

/** Takes a picture of every screen, into `.screens`: not a test, but driven like one. */
export default { ...config, testDir: 'src/screens' };
