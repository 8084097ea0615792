/**
 * What can be touched on the page and is less than 44 px high or wide, each with its size. Runs in the page, so it
 * refers to nothing outside itself. A link within a sentence may be as small as its line.
 */
export function findSmallTargets(): string[] {
  const thumb = 44;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"]',
  );
  return [...controls]
    .filter((control) => control.checkVisibility())
    .filter((control) => !isWithinText(control) && !isHidden(control))
    .map((control) => control.closest('label') ?? control)
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < thumb - 0.5)
    .map(({ target, box }) => {
      const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
      return `${size}: ${target.outerHTML.slice(0, 120)}`;
    });

  function isWithinText(control: HTMLElement) {
    const around = control.parentElement?.textContent.trim();
    return getComputedStyle(control).display === 'inline' && around !== control.textContent.trim();
  }

  /** As the link past the bar is, until it has the focus. */
  function isHidden(control: HTMLElement) {
    return getComputedStyle(control).clipPath === 'inset(50%)';
  }
}
