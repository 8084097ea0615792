import { vi } from 'vitest';

/** Without a layout every element has size 0, in which the library of charts draws nothing and warns of it. */
export function giveChartsRoom(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 288));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(288);
}
