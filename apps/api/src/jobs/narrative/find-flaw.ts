import type { WordBounds } from '@guildpath/results';

export interface TextRules {
  readonly bounds: WordBounds;
  /** The text may use the names in what the model was given. */
  readonly facts: string;
  /** Employers of the catalogue. None may be named. */
  readonly companies: readonly string[];
  /** Titles of careers that the text must not recommend. */
  readonly otherTitles: readonly string[];
}

/** The rule that a text breaks, and the words that break it. */
export interface Flaw {
  readonly rule: keyof typeof checks | 'shape';
  readonly found: string;
}

/** In characters: what is found goes into log and metrics. */
const maxFound = 40;

/**
 * Returns the first rule that a text breaks, or undefined for one that may be shown. The rules keep out what
 * can do harm by itself; they cannot tell whether a text is true, kind or well written.
 */
export function findFlaw(text: string, rules: TextRules): Flaw | undefined {
  for (const rule of Object.keys(checks) as (keyof typeof checks)[]) {
    const found = checks[rule](text, rules);
    if (found !== undefined) return { rule, found: found.slice(0, maxFound) };
  }
  return undefined;
}

const checks = {
  digit: first(/\p{N}+/u),
  link: first(/\b(?:https?|www)\b|@|[\p{L}-]+\.\p{Ll}{2,}|\bdot (?:com|org|net)\b/u),
  markup: first(/[<>{}[\]`|#*_~\\^=]+|^\p{Pd}\s/mu),
  character: first(/[^\p{Script=Latin}\p{Pd}\p{Zs}\n.,;:!?…'"‘’“”()]/u),
  figure: first(/\b(?:percent|per cent|dollars|euros)\b/i),
  person: findWrongPerson,
  instruction: first(
    /\b(?:language model|(?:previous|these) instructions|(?:system|this) prompt|json|password|credit card|click (?:here|on|the|this)|subscribe)\b/i,
  ),
  name: findName,
  career: findOtherCareer,
  length: findLength,
} satisfies Record<string, (text: string, rules: TextRules) => string | undefined>;

function first(pattern: RegExp) {
  return (text: string) => pattern.exec(text)?.[0];
}

/** A text speaks to the person. What it quotes may say "I". */
function findWrongPerson(text: string): string | undefined {
  const spoken = text.replaceAll(/["“][^"“”]*["”]/g, '');
  return first(/\b(?:I|[Ww]e|[Oo]ur)\b/)(spoken) ?? (/\byou/i.test(spoken) ? undefined : '');
}

/** Capitals that name no person, employer, school or place. */
const properWords = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August
  September October November December Christmas Easter Earth English Spanish French German Chinese Japanese
  Latin American British European African Asian Internet DNA PDF TV OK PhD
  Guild Guildpath Lantern Hall Quest Warrior Mage Healer Leader Visionary Socializer Organizer Creative Balanced`.split(
    /\s+/,
  ),
);

const sentenceStart = /(?:^|\n|[.!?…:]["”’')]*\s+)["“‘'(]?$/u;
const quoteStart = /["“‘]$/u;

/** Finds a word with a capital inside a sentence that the facts do not have, or an employer anywhere. */
function findName(text: string, { facts, companies }: TextRules): string | undefined {
  const known = new Set(wordsWithCapital(facts).map(({ word }) => word));
  const employers = new Set(companies);
  return wordsWithCapital(text).find(({ word, index, end }) => {
    const singular = word.replace(/s$/, '');
    const isKnown = [word, singular].some((form) => known.has(form) || properWords.has(form));
    if (isKnown || word.length === 1) return false;
    if (employers.has(word)) return true;
    const before = text.slice(0, index);
    // What somebody says or asks begins with a capital too; a quoted name is one word alone.
    const isSpoken = quoteStart.test(before) && /^\s\p{Ll}|^[?!,]/u.test(text.slice(end));
    return !isSpoken && !sentenceStart.test(before);
  })?.word;
}

function wordsWithCapital(text: string) {
  return Array.from(text.matchAll(/(?<!\p{L}['’]?)\p{Lu}[\p{L}'’]*/gu), ({ 0: match, index }) => ({
    word: match.replace(/['’]s?$/, ''),
    index,
    end: index + match.length,
  }));
}

function findOtherCareer(text: string, { otherTitles }: TextRules): string | undefined {
  const lower = text.toLowerCase();
  const named = [...lower.matchAll(/\b(?:be|become|becoming|being|as) (?:an?|the) /g)];
  return otherTitles.find((title) =>
    named.some(({ 0: words, index }) => {
      const rest = lower.slice(index + words.length);
      return rest.startsWith(title.toLowerCase()) && !/^\p{L}/u.test(rest.slice(title.length));
    }),
  );
}

/** The bounds are those of the prompt; a text may be a third shorter, or half as long again. */
function findLength(text: string, { bounds }: TextRules): string | undefined {
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words * 3 < bounds.minWords * 2) return 'too short';
  return words * 2 > bounds.maxWords * 3 ? 'too long' : undefined;
}
