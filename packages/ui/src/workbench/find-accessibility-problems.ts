import axe, { type NodeResult } from 'axe-core';
import { hardestBackgrounds } from '../theme/contrast.ts';

/**
 * axe cannot measure a text on a picture or a gradient. So these are taken away, and all stands on the spot of its
 * background where reading is hardest.
 */
const flatBackgrounds = `
  *, *::before, *::after { background-image: none !important; transition: none !important; }
  svg[aria-hidden='true']:not(:has(text)) { visibility: hidden !important; }
  body, [data-surface='night'] { background-color: ${hardestBackgrounds.night} !important; }
  [data-surface='parchment'] { background-color: ${hardestBackgrounds.parchment} !important; }
`;

/** What axe has to say of the whole document, each finding in a line; what it cannot tell of colours too. */
export async function findAccessibilityProblems(): Promise<string[]> {
  const flat = document.createElement('style');
  flat.textContent = flatBackgrounds;
  document.head.append(flat);
  try {
    const { violations, incomplete } = await axe.run(document, {
      resultTypes: ['violations', 'incomplete'],
      rules: { 'target-size': { enabled: true } },
    });
    const untold = incomplete.filter(({ id }) => id === 'color-contrast');
    return [...violations, ...untold].flatMap(({ id, nodes }) =>
      nodes.filter((node) => !isDrawn(node)).map((node) => `${id}: ${toWords(node)}`),
    );
  } finally {
    flat.remove();
  }
}

/** A word in a drawing. It wears a colour of the tokens, which are measured on every background. */
function isDrawn({ html }: NodeResult): boolean {
  return /^<t(ext|span)\b/.test(html);
}

function toWords({ html, any, all, none }: NodeResult): string {
  const reasons = [...any, ...all, ...none].map(({ message }) => message).join(' ');
  return `${html} ${reasons}`;
}
