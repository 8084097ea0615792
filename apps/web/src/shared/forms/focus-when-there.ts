/**
 * The ref of what a dialog is opened for, when that is shown later than the dialog: the focus trap has looked for it by
 * then, and has found the close button. Someone who is typing already is left alone.
 */
export function focusWhenThere(element: HTMLElement | null): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  element?.focus({ preventScroll: true });
}
