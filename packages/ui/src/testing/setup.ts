import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// jsdom has neither of the two; Mantine asks for the first, the arrow keys of user-event for the second.
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

window.CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

// What is waited for comes at once, but not on a machine that has other things to do.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
    throw new Error(`Unexpected console.error: ${what.map(String).join(' ')}`);
  });
});

afterEach(cleanup);
