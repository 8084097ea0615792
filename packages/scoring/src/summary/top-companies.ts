const careersConsidered = 3;
const maxCompanies = 3;

// The list ends at the end of the line.
const companyNames = /company names:([^\n]*)/i;
// A word at the end of a sentence, before the capital letter of the next.
const sentenceEnd = /([\p{L}\d]+)[.!?]\s+(?=\p{Lu})/gu;
// A full stop after these does not end a sentence: J.P. Morgan, St. Jude, Acme Inc.
const abbreviation = /^(\p{Lu}|Inc|Co|Corp|Ltd|Bros|St|Dr|Mt)$/u;

interface CareerOnCard {
  readonly careerCategory: string;
  readonly aiAnalysis?: string | undefined;
}

/**
 * Returns up to three distinct company names for the share card (spec section 2). It reads them after
 * `Company names:` in the analyses of the three best careers: the first of each, then the second of each, and
 * so on. Careers without names fill the remaining places with `{category} Leader`. Expects the best first.
 */
export function topCompanies(careers: readonly CareerOnCard[]): string[] {
  const best = careers.slice(0, careersConsidered);
  const named = best.map(({ aiAnalysis }) => namedCompanies(aiAnalysis ?? ''));
  const longest = Math.max(0, ...named.map((names) => names.length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    named.flatMap((names) => names.slice(turn, turn + 1)),
  ).flat();
  const leaders = best.flatMap(({ careerCategory }, i) =>
    named[i]?.length === 0 ? [`${careerCategory} Leader`] : [],
  );
  return [...new Set([...inTurn, ...leaders])].slice(0, maxCompanies);
}

/** Returns the company names at the end of an analysis, after `Company names:`. */
export function namedCompanies(analysis: string): string[] {
  const list = firstSentence(companyNames.exec(analysis)?.[1] ?? '');
  return list
    .split(/[,;]/)
    .map((name) => name.trim().replace(/^and\s+/i, ''))
    .filter((name) => name !== '');
}

// Without its full stop.
function firstSentence(text: string): string {
  for (const end of text.matchAll(sentenceEnd)) {
    const word = end[1] ?? '';
    if (!abbreviation.test(word)) return text.slice(0, end.index + word.length);
  }
  const [, lastWord = ''] = /([\p{L}\d]+)\.\s*$/u.exec(text) ?? [];
  return abbreviation.test(lastWord) ? text : text.replace(/\.\s*$/, '');
}
