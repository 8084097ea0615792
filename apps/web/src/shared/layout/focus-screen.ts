/** The title of a screen that has just opened takes the focus, as it would on a page of its own. */
export function focusScreen(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!title || title.contains(document.activeElement)) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
