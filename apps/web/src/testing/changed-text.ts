/**
 * Finds what breaks once a browser's translation has wrapped each text node in elements: texts that come, go
 * or change beside other nodes, and elements that come before a text. Returns how to stop.
 */
export function watchText(root: Node): () => readonly string[] {
  const found: string[] = [];
  const inspect = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      const { target, addedNodes, removedNodes } = record;
      if (isText(target) && hasSibling(target)) found.push(describe(target));
      for (const node of addedNodes) {
        if (isText(node) ? hasSibling(node) : isText(node.nextSibling)) found.push(describe(node));
      }
      for (const node of removedNodes) {
        if (isText(node) && hasSibling(record)) found.push(describe(node, target));
      }
    }
  };
  const observer = new MutationObserver(inspect);
  observer.observe(root, { characterData: true, childList: true, subtree: true });
  return () => {
    inspect(observer.takeRecords());
    observer.disconnect();
    return found;
  };
}

const isText = (node: Node | null) => node instanceof Text && node.data.trim() !== '';

function hasSibling({
  previousSibling,
  nextSibling,
}: Pick<MutationRecord, 'previousSibling' | 'nextSibling'>): boolean {
  return Boolean(previousSibling ?? nextSibling);
}

function describe({ textContent, parentNode }: Node, parent: Node | null = parentNode): string {
  const place = parent instanceof Element ? parent.outerHTML.slice(0, 200) : 'nothing';
  return `“${textContent}” in ${place}`;
}
