import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { dismissToast } from '../shared/toast.ts';

beforeEach(() => {
  // jsdom has no layout to scroll.
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
    throw new Error(`Unexpected console.error: ${what.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
