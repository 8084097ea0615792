/**
 * Starts the app on a finished page: in the first quiet moment after loading, or at the first sign that someone wants
 * to do something. Until then the page is read without a line of the app's code.
 */
const entry = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset.entry;
const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;
const waitAtMostMs = 2000;
let hasStarted = false;

function start() {
  if (hasStarted || !entry) return;
  hasStarted = true;
  for (const intent of intents) removeEventListener(intent, start);
  void import(/* @vite-ignore */ entry);
}

function startWhenQuiet() {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') setTimeout(start, waitAtMostMs / 10);
  else requestIdleCallback(start, { timeout: waitAtMostMs });
}

// No form here is for the browser to send. One that is sent before the app is there waits for it: see useContractForm.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) event.target.dataset.waiting = '';
  start();
});

// A button that is pressed before the app is there is pressed again once it is: see main.tsx.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-page] button[type="button"]');
  if (button instanceof HTMLElement) button.dataset.waiting = '';
});

for (const intent of intents) addEventListener(intent, start, { passive: true });
if (document.readyState === 'complete') startWhenQuiet();
else addEventListener('load', startWhenQuiet);
