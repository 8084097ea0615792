import config from './playwright.config.ts';

/** Takes the pictures of `docs/screens`: no test, but driven like one. */
export default { ...config, testDir: 'src/screens', reporter: 'list' };
