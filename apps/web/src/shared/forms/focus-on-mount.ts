/**
 * Focuses, as a ref, content that appears after its dialog has opened, when the focus trap has settled for
 * the close button. Does not take the focus from a field in which the visitor is typing.
 */
export function focusOnMount(element: HTMLElement | null): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  element?.focus({ preventScroll: true });
}
