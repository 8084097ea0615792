import axe, { type AxeResults } from 'axe-core';
import type { Report } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { hardestBackgrounds } from '../src/theme/tokens.ts';

/** Width of the phone that every story has to fit, and the least size of what a thumb can hit, in pixels. */
const phoneWidth = 360;
const thumbSize = 44;

/**
 * axe cannot measure text on a picture or a gradient. So these are removed, and everything stands on the colour of its
 * background where reading is hardest.
 */
const flatBackgrounds = document.createElement('style');
flatBackgrounds.textContent = `
  *, *::before, *::after { background-image: none !important; transition: none !important; }
  svg[aria-hidden='true']:not(:has(text)) { visibility: hidden !important; }
  body, [data-surface='night'] { background-color: ${hardestBackgrounds.night} !important; }
  [data-surface='parchment'] { background-color: ${hardestBackgrounds.parchment} !important; }
`;

// The addon lets axe run within the test, between these two.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  performance.clearResourceTimings();
  document.head.append(flatBackgrounds);
});

afterEach(async (context) => {
  const { task } = context;
  // The addon keeps the story there; its type does not say so.
  const { story } = context as { story?: { tags: readonly string[] } };
  const isNightOnly = story?.tags.includes('night-only') ?? false;
  const faintOnParchment = isNightOnly ? [] : await findFaintOnParchment();
  flatBackgrounds.remove();
  await document.fonts.ready;
  // What the addon leaves there; its type names no module that could be imported.
  const { reports = [] } = task.meta as { reports?: Report[] };
  const axeReports = reports.filter(({ type }) => type === 'a11y');
  // A story that has failed already has no report.
  if (!task.result?.errors?.length) expect(axeReports).toHaveLength(1);
  expect({
    mains: document.querySelectorAll('main').length,
    width: document.documentElement.scrollWidth,
    cutOffText: findCutOffText(),
    smallTargets: findSmallTargets(),
    animations: document.getAnimations().map(describeAnimation),
    unmeasuredContrast: findUnmeasuredContrast(axeReports),
    faintOnParchment,
    console: [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls),
    foreignRequests: findForeignRequests(),
  }).toEqual({
    mains: 1,
    width: phoneWidth,
    cutOffText: [],
    smallTargets: [],
    animations: [],
    unmeasuredContrast: [],
    faintOnParchment: [],
    console: [],
    foreignRequests: [],
  });
});

/** Text that is wider than its box and cannot be scrolled there, unless it is meant to end in an ellipsis. */
function findCutOffText(): string[] {
  const boxes = document.querySelectorAll<HTMLElement>('main *:not(.gp-visually-hidden)');
  return [...boxes]
    .filter((box) => box.textContent.trim())
    .filter((box) => getComputedStyle(box).textOverflow !== 'ellipsis')
    .filter((box) => ['hidden', 'clip'].includes(getComputedStyle(box).overflowX))
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${box.scrollWidth} in ${box.clientWidth}: ${box.outerHTML.slice(0, 120)}`);
}

/** Controls that are too small for a thumb. A link within a sentence may be as small as its line. */
function findSmallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"]',
  );
  return [...controls]
    .filter((control) => control.checkVisibility())
    .filter((control) => !isWithinText(control) && !isVisuallyHidden(control))
    .map((control) => control.closest('label') ?? control)
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < thumbSize - 0.5)
    .map(({ target, box }) => {
      const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
      return `${size}: ${target.outerHTML.slice(0, 120)}`;
    });
}

function isWithinText(control: HTMLElement): boolean {
  const around = control.parentElement?.textContent.trim();
  return getComputedStyle(control).display === 'inline' && around !== control.textContent.trim();
}

/** As the skip link is until it has the focus. */
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

/** Text that is too faint on parchment, or could not be measured there, with the rules that the addon has set. */
async function findFaintOnParchment(): Promise<string[]> {
  const surface = document.getElementById('surface');
  if (!surface) return [];
  surface.dataset.surface = 'parchment';
  surface.style.color = 'var(--gp-text)';
  const { violations, incomplete } = await axe.run(surface, { runOnly: ['color-contrast'] });
  delete surface.dataset.surface;
  surface.style.color = '';
  return [...violations, ...incomplete].flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Text whose contrast axe could not measure: it has not been tested. */
function findUnmeasuredContrast(reports: readonly Report[]): string[] {
  return (
    reports
      // The addon reports what axe returns.
      .flatMap(({ result }) => (result as AxeResults).incomplete)
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ html }) => html))
  );
}
