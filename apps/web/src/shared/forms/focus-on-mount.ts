/**
 * A ref for content that appears after its dialog has opened. By then the focus trap has settled for the
 * close button. Does not take the focus from a field that someone is typing in.
 */
export function focusOnMount(element: HTMLElement | null): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  element?.focus({ preventScroll: true });
}
