/** Opens all folds for printing, where styles cannot (Safari before 18.4, Firefox before 143). */
export function printFolds(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: readonly HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const fold of opened) fold.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
    opened = [];
  });
}
