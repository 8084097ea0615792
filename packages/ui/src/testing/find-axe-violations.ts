import axe from 'axe-core';

/** What axe has to say of the document, each finding in a line. Colours are left to a browser: jsdom paints nothing. */
export async function findAxeViolations(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
