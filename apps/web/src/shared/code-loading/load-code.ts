const failedStyles = new Set<HTMLLinkElement>();
let reloading: Promise<unknown> | undefined;

/** Notes stylesheets that fail to load: Vite never requests one again, even if its code is loaded again. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  };
  // Captured, because errors of elements do not bubble.
  window.addEventListener('error', note, { capture: true });
}

/** Imports code that may have failed to load before, with its styles. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  await reloadStyles();
  return load();
}

/** Requests all stylesheets again that failed to load. Never rejects. */
export async function reloadStyles(): Promise<void> {
  reloading ??= Promise.all([...failedStyles].map(reloadStyle));
  await reloading;
  reloading = undefined;
}

function reloadStyle(link: HTMLLinkElement): Promise<unknown> {
  failedStyles.delete(link);
  const again = document.importNode(link);
  link.replaceWith(again);
  return new Promise((resolve) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', resolve);
  });
}
