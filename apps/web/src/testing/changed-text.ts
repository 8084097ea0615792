/**
 * Finds text nodes that come, go or change beside other nodes. A browser's translation wraps each in elements
 * of its own, after which React cannot remove them, and changes a node that no one sees. Returns how to stop.
 */
export function watchText(root: Node): () => readonly string[] {
  const found: string[] = [];
  const inspect = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes } of records) {
      const isText = target.nodeType === Node.TEXT_NODE;
      const siblings = (isText ? target.parentNode : target)?.childNodes.length ?? 0;
      // A text that is alone is replaced as a whole.
      const others = siblings - (isText ? 1 : addedNodes.length);
      const changed = [...addedNodes, ...removedNodes, target];
      const texts = changed.filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue);
      if (others > 0) found.push(...texts.map(describe));
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

function describe({ nodeValue, parentElement }: Node): string {
  return `“${nodeValue}” in ${parentElement?.outerHTML.slice(0, 200) ?? 'nothing'}`;
}
