import axe, { type AxeResults } from 'axe-core';
import type { Report } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { lowestContrastBackgrounds } from '../src/testing/tokens.ts';

const phoneWidthPx = 360;
const minimumTargetPx = 44;

// axe cannot measure text on images and gradients. They are replaced by the one colour of each surface
// that has the lowest contrast.
const flatBackgrounds = document.createElement('style');
flatBackgrounds.textContent = `
  *, *::before, *::after { background-image: none !important; transition: none !important; }
  svg[aria-hidden='true']:not(:has(text)) { visibility: hidden !important; }
  body, [data-surface='night'] { background-color: ${lowestContrastBackgrounds.night} !important; }
  [data-surface='parchment'] { background-color: ${lowestContrastBackgrounds.parchment} !important; }
`;

// The addon runs axe inside the test, between these two hooks.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  performance.clearResourceTimings();
  document.head.append(flatBackgrounds);
});

afterEach(async (context) => {
  const { task } = context;
  // The addon adds the story to the context, but not to its type.
  const { story } = context as { story?: { tags: readonly string[] } };
  const isNightOnly = story?.tags.includes('night-only') ?? false;
  const lowContrastOnParchment = isNightOnly ? [] : await findLowContrastOnParchment();
  flatBackgrounds.remove();
  await document.fonts.ready;
  // The addon adds its reports to the metadata; it exports no type for them.
  const { reports = [] } = task.meta as { reports?: Report[] };
  const axeReports = reports.filter(({ type }) => type === 'a11y');
  // A story that has already failed has no report.
  if (!task.result?.errors?.length) expect(axeReports).toHaveLength(1);
  expect({
    mains: document.querySelectorAll('main').length,
    width: document.documentElement.scrollWidth,
    cutOffText: findCutOffText(),
    smallTargets: findSmallTargets(),
    animations: document.getAnimations().map(describeAnimation),
    unmeasuredContrast: findUnmeasuredContrast(axeReports),
    lowContrastOnParchment,
    console: findMessages(),
    foreignRequests: findForeignRequests(),
  }).toEqual({
    mains: 1,
    width: phoneWidthPx,
    cutOffText: [],
    smallTargets: [],
    animations: [],
    unmeasuredContrast: [],
    lowContrastOnParchment: [],
    console: [],
    foreignRequests: [],
  });
});

function findMessages(): unknown[][] {
  const calls = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls);
  // The browser only says that it observes again in its next frame, which depends on how fast it is.
  return calls.filter(([message]) => !String(message).includes('ResizeObserver loop completed'));
}

function findCutOffText(): string[] {
  const boxes = document.querySelectorAll<HTMLElement>('main *:not(.gp-visually-hidden)');
  return [...boxes]
    .filter((box) => box.textContent.trim())
    .filter((box) => getComputedStyle(box).textOverflow !== 'ellipsis')
    .filter((box) => ['hidden', 'clip'].includes(getComputedStyle(box).overflowX))
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${box.scrollWidth} in ${box.clientWidth}: ${box.outerHTML.slice(0, 120)}`);
}

function findSmallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"]',
  );
  return (
    [...controls]
      .filter((control) => control.checkVisibility())
      // WCAG 2.5.8 exempts links within a sentence.
      .filter((control) => !isWithinText(control) && !isVisuallyHidden(control))
      .map((control) => control.closest('label') ?? control)
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < minimumTargetPx - 0.5)
      .map(({ target, box }) => {
        const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
        return `${size}: ${target.outerHTML.slice(0, 120)}`;
      })
  );
}

function isWithinText(control: HTMLElement): boolean {
  const around = control.parentElement?.textContent.trim();
  return getComputedStyle(control).display === 'inline' && around !== control.textContent.trim();
}

function isVisuallyHidden(control: HTMLElement): boolean {
  return getComputedStyle(control).clipPath === 'inset(50%)';
}

function describeAnimation({ effect, playState }: Animation): string {
  const target = effect instanceof KeyframeEffect ? effect.target : null;
  return `${playState}: ${target?.outerHTML.slice(0, 120)}`;
}

function findForeignRequests(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => !url.startsWith('data:') && new URL(url).origin !== location.origin);
}

async function findLowContrastOnParchment(): Promise<string[]> {
  const surface = document.getElementById('surface');
  if (!surface) return [];
  surface.dataset.surface = 'parchment';
  surface.style.color = 'var(--gp-text)';
  const { violations, incomplete } = await axe.run(surface, { runOnly: ['color-contrast'] });
  delete surface.dataset.surface;
  surface.style.color = '';
  return [...violations, ...incomplete].flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

function findUnmeasuredContrast(reports: readonly Report[]): string[] {
  return (
    reports
      // The addon passes on the results of axe untyped.
      .flatMap(({ result }) => (result as AxeResults).incomplete)
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ html }) => html))
  );
}
