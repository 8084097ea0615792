// Runs in the page. A message sent in an animation frame arrives after that frame has been painted.
{
  const { port1, port2 } = new MessageChannel();
  /** @type {number[]} */
  const sceneTimes = [];
  const readTitle = () => document.querySelector('h1')?.textContent;
  let clickedAt = 0;
  /** @type {string | null | undefined} */
  let previousTitle;
  Object.assign(globalThis, { sceneTimes });
  localStorage.setItem('cookieConsent', 'declined');
  port1.onmessage = () => sceneTimes.push(performance.now() - clickedAt);
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element && target.closest('button'))) return;
      clickedAt = timeStamp;
      previousTitle = readTitle();
    },
    true,
  );
  new MutationObserver(() => {
    if (previousTitle === undefined || readTitle() === previousTitle) return;
    previousTitle = undefined;
    requestAnimationFrame(() => port2.postMessage(undefined));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
