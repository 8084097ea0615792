// Takes the time from a click on a button until what it brings has been painted, in milliseconds. A message that is
// sent in an animation frame arrives once that frame has been painted.
const { port1, port2 } = new MessageChannel();
/** @type {number[]} */
const sceneTimes = [];
let clickedAt = 0;
/** @type {string | null | undefined} */
let titleBefore;
Object.assign(globalThis, { sceneTimes });
localStorage.setItem('cookieConsent', 'declined');

function readTitle() {
  return document.querySelector('h1')?.textContent;
}

port1.onmessage = () => {
  sceneTimes.push(performance.now() - clickedAt);
};

addEventListener(
  'click',
  ({ target, timeStamp }) => {
    if (!(target instanceof Element && target.closest('button'))) return;
    clickedAt = timeStamp;
    titleBefore = readTitle();
  },
  true,
);

new MutationObserver(() => {
  if (titleBefore === undefined || readTitle() === titleBefore) return;
  titleBefore = undefined;
  requestAnimationFrame(() => port2.postMessage(undefined));
}).observe(document, { subtree: true, childList: true, characterData: true });
