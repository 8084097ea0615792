/** Focuses the title of a screen that has just opened. */
export function focusScreen(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!title || title.contains(document.activeElement)) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
