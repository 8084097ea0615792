/**
 * Words that are wider than the box they stand in and cannot be scrolled there, so that a part of them is not seen;
 * unless they end in dots, as is meant then. Runs in the page, so it refers to nothing outside itself.
 */
export function findCutOff(): string[] {
  const boxes = document.querySelectorAll<HTMLElement>('main *:not(.gp-visually-hidden)');
  return [...boxes]
    .filter((box) => box.textContent.trim())
    .filter((box) => getComputedStyle(box).textOverflow !== 'ellipsis')
    .filter((box) => ['hidden', 'clip'].includes(getComputedStyle(box).overflowX))
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${box.scrollWidth} in ${box.clientWidth}: ${box.outerHTML.slice(0, 120)}`);
}
