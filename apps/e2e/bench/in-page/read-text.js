// Returns the page's text in plain tags, without pictures.
(() => {
  const tags = new Set(['H1', 'H2', 'H3', 'H4', 'P', 'LI', 'A', 'BUTTON', 'LABEL', 'DT', 'DD']);

  /**
   * @param {Node} node
   * @returns {string}
   */
  function write(node) {
    if (node instanceof SVGElement) return '';
    if (!(node instanceof Element)) {
      return (node.textContent ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    }
    const inner = Array.from(node.childNodes, write).join('');
    if (!tags.has(node.tagName)) return inner;
    const tag = node.tagName.toLowerCase();
    const address = node instanceof HTMLAnchorElement ? ` href="${node.pathname}"` : '';
    return `<${tag}${address}>${inner}</${tag}>\n`;
  }

  return write(document.body);
})();
