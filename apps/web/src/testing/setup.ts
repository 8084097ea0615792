import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { dismissToast } from '../shared/toasts/show-toast.ts';

// A busy machine may take a while to load a screen.
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
  localStorage.clear();
  sessionStorage.clear();
});

// Test files share their modules: one whose import is cut short by the end of a file stays broken for all that follow.
afterAll(() => vi.dynamicImportSettled());
