import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { dismissToast } from '../shared/toast.ts';

// A busy machine may take a while to load a screen.
configure({ asyncUtilTimeout: 5000 });

// Mantine asks for the wish for less motion; jsdom has no such thing.
window.matchMedia = (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

// jsdom has no pointer to capture.
Element.prototype.setPointerCapture = () => {};

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
