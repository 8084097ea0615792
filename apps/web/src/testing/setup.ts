import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { dismissToast } from '../shared/toasts/show-toast.ts';

// A busy machine can take long to load a screen.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
    throw new Error(`Unexpected console.error: ${what.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // Tests of the server have no browser.
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

// Test files share their modules: an import cut short by the end of a file breaks all later files.
afterAll(() => vi.dynamicImportSettled());
