// Adds up how far things move that no one has moved.
globalThis.movedInAll = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) movedInAll += value;
}).observe({ type: 'layout-shift', buffered: true });
