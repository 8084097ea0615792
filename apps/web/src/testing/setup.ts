import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { clearVisitorStorage } from '../shared/auth/visitor-storage.ts';
import { dismissToast } from '../shared/toasts/show-toast.ts';
import { watchText } from './changed-text.ts';

// A busy machine can take long to load a screen.
configure({ asyncUtilTimeout: 20_000 });

// Test files share one document, and React listens to all events of a document only if its first root is the
// document itself, as in `renderApp`.
if (typeof document !== 'undefined') createRoot(document).unmount();

// What still asks after its test gets no answer, rather than a refusal in the middle of another test.
if (typeof window !== 'undefined') globalThis.fetch = () => new Promise(() => {});

// A browser loads this with the first screen. On a busy machine a toast could be over before.
beforeAll(async () => {
  if (typeof window !== 'undefined') await import('../shared/toasts/toast-list.tsx');
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
    throw new Error(`Unexpected console.error: ${what.map(String).join(' ')}`);
  });
});

let stopWatchingText: ReturnType<typeof watchText> | undefined;

beforeEach(() => {
  stopWatchingText = typeof window === 'undefined' ? undefined : watchText(document);
});

afterEach(() => {
  const changedTexts = stopWatchingText?.() ?? [];
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // Tests of the server have no browser.
  if (typeof window === 'undefined') return;
  vi.restoreAllMocks();
  clearVisitorStorage();
  localStorage.clear();
  sessionStorage.clear();
  if (changedTexts.length > 0) {
    throw new Error(`Text changes beside other nodes: ${changedTexts.join('\n')}`);
  }
});

// Test files share their modules: an import cut short by the end of a file breaks all later files.
afterAll(() => vi.dynamicImportSettled());
