import type { WordBounds } from '@guildpath/results';
import type { Placeholders } from './narrative-facts.ts';
import { type Vocabulary, wordsIn } from './vocabulary.ts';

export interface TextRules {
  readonly bounds: WordBounds;
  /** The text may contain these. */
  readonly placeholders: Placeholders;
  readonly vocabulary: Vocabulary;
  /** A number in words must appear in one of these texts, the facts that the model was given. */
  readonly sources: readonly string[];
  /** Titles, in lower case, of careers that the text must not recommend. */
  readonly otherTitles: readonly string[];
}

/** Names the rule that a text breaks. */
export type Flaw =
  | 'length'
  | 'characters'
  | 'link'
  | 'markup'
  | 'placeholder'
  | 'figure'
  | 'word'
  | 'employer'
  | 'school'
  | 'career'
  | 'promise'
  | 'instructions'
  | 'person';

/** Returns the first rule that the paragraphs break, or undefined for a text that may be shown. */
export function findFlaw(paragraphs: readonly string[], rules: TextRules): Flaw | undefined {
  const marked = paragraphs.map((paragraph) => markFacts(paragraph, rules.placeholders));
  const text = marked.join('\n');
  const bare = text.replace(placeholder, 'X');
  const broken = checks.find(([, breaks]) => breaks({ paragraphs: marked, text, bare, rules }));
  return broken?.[0];
}

/** Replaces placeholders with their values and joins the paragraphs. */
export function fillIn(paragraphs: readonly string[], placeholders: Placeholders): string {
  return paragraphs
    .map((paragraph) => paragraph.trim().replace(placeholder, (name) => placeholders[name] ?? name))
    .join('\n\n');
}

function markFacts(paragraph: string, placeholders: Placeholders): string {
  // Models sometimes write out a name or figure of the facts, which is as good as its placeholder.
  return Object.entries(placeholders).reduce((marked, [name, value]) => {
    const literal = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return marked.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'),
      () => name,
    );
  }, paragraph);
}

const placeholder = /\{[A-Za-z]+\d*\}/g;

interface Checked {
  readonly paragraphs: readonly string[];
  readonly text: string;
  /** Has X in place of placeholders. */
  readonly bare: string;
  readonly rules: TextRules;
}

const checks: readonly (readonly [Flaw, (checked: Checked) => boolean])[] = [
  ['characters', ({ bare }) => /[^\n\P{C}]|[\p{Zl}\p{Zp}]|\p{Extended_Pictographic}/u.test(bare)],
  ['characters', ({ bare }) => /(?!\p{Script=Latin})\p{L}/u.test(bare)],
  ['length', ({ paragraphs, rules }) => isOfWrongLength(paragraphs, rules)],
  [
    'link',
    ({ bare }) =>
      /https?:|www\.|@|\w\w\.(?!\s|$|[."”’')])|\w\.\p{L}{2}|\bdot (?:com|org|net)\b/iu.test(bare),
  ],
  ['placeholder', ({ text, rules }) => hasUnknownPlaceholder(text, rules)],
  ['markup', ({ bare }) => /[<>{}[\]`|#*_~\\^=]|^\s*(?:[-•]|\p{L}\))\s/mu.test(bare)],
  ['figure', ({ bare, rules }) => /\p{N}|[%$€£]/u.test(bare) || hasUnknownNumber(bare, rules)],
  ['instructions', ({ bare }) => mentionsMachine.test(bare) || asksReader.test(bare)],
  [
    'employer',
    ({ bare }) => namesEmployer.test(bare) || claimsHiring.test(bare.replace(/X/g, 'it')),
  ],
  ['school', ({ bare }) => namesSchool.test(bare)],
  ['career', ({ bare, rules }) => recommendsOther(bare, rules)],
  ['promise', ({ bare }) => promises.test(bare)],
  ['person', ({ bare }) => /\b(?:I|me|my|mine|myself|we|our|ours)\b/i.test(bare)],
  ['person', ({ bare }) => !/\byou(?:r|rs|rself)?\b/i.test(bare)],
  ['word', ({ paragraphs, rules }) => hasUnknownWord(paragraphs, rules)],
];

function isOfWrongLength(paragraphs: readonly string[], { bounds, placeholders }: TextRules) {
  if (paragraphs.some((paragraph) => paragraph.trim() === '')) return true;
  const words = fillIn(paragraphs, placeholders).split(/\s+/).length;
  // More tolerant than the prompt: one word too many is no reason to reject a text.
  return words < bounds.minWords * 0.85 || words > bounds.maxWords * 1.15;
}

function hasUnknownPlaceholder(text: string, { placeholders }: TextRules): boolean {
  // Attached to other letters it would form a different name.
  if (/[\p{L}\p{N}]\{|\}[\p{L}\p{N}]/u.test(text)) return true;
  return (text.match(placeholder) ?? []).some((name) => placeholders[name] === undefined);
}

function hasUnknownNumber(bare: string, { sources }: TextRules): boolean {
  const found = bare.toLowerCase().match(figureInWords) ?? [];
  const allowed = sources.join(' ').toLowerCase();
  return found.some((number) => !allowed.includes(number));
}

/** Small numbers are ordinary words (`a two-year degree`); larger ones, percentages and sums are claims. */
const figureInWords =
  /\b(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|millions?|billions?|percent|per cent|percentiles?|percentages?|dollars?|euros?)\b/g;

const mentionsMachine =
  /\b(?:language model|as an ai|an ai assistant|as your assistant|(?:the|my|this|system) prompt|placeholders?|json|instructed to|(?:these|my|previous|above|following|the) instructions|disregard|ignore (?:all|any|the|your|my|previous)|previous (?:message|text|rules)|api key|career ids?)\b/i;

/** A text about a person never asks the reader for anything. */
const asksReader =
  /\b(?:click (?:here|on|the|this|below)|log ?in to|sign up|subscribe|download (?:the|our|this)|(?:your|a|the) password|your (?:credit card|card|bank account|phone number|address)|e-?mail (?:us|me|your|to)|(?:text|call|contact|message) (?:us|me)\b|visit (?:our|the site|this site)|(?:promo|coupon|discount) code)\b/i;

/** A sentence that begins with a name and says that it hires is a claim. */
const claimsHiring =
  /(?:^|[.!?:;]\s+)(?!(?:It|She|He|Who|One|Nobody|Everybody|Everyone|Each)\b)\p{Lu}\p{L}+ (?:is hiring|hires|employs|recruits|hired|employed)\b/mu;

/** Matches `work at Google`, but neither a placeholder (X), `work at night` nor `work at a farm`. */
const namesEmployer =
  /\b(?:works?|working|jobs?|careers?|positions?|internships?|interns?|apply|applying|employees?) at (?!X\b|an? |the |one |any |some |hours\b|your |their |every |each |home\b|nights?\b|noon\b|dawn\b|dusk\b|once\b|first\b|last\b|least\b|most\b|all\b|times\b|sea\b|height|hand\b|full\b|great\b|high\b|low\b|odd\b|school|eye\b|its\b|this\b|that\b|two\b|three\b|what\b|such\b|people)|\b(?:inc|ltd|llc|corp|gmbh|plc|incorporated|limited company)\b|\b(?:company|firm|employer|startup|business) (?:called|named|known as)\b/i;

const namesSchool =
  /\b(?:university|college|institute|academy|polytechnic|school) (?:of|at|called|named|known as) (?!X\b|an? |the |your |any |some |one )|\b(?:study|studying|studied|enroll|enrolling|graduate|graduating|degree|diploma|program|programs) (?:at|from) (?!X\b|an? |the |your |any |some |one |home\b|night\b|school\b|college\b)|\b(?:of|universidad|université|hochschule) technology\b/i;

function recommendsOther(bare: string, { otherTitles }: TextRules): boolean {
  const named = /\b(?:be|become|becoming|being|as) (?:an?|the) /gi;
  const lower = bare.toLowerCase();
  return [...lower.matchAll(named)].some(({ 0: words, index }) => {
    const rest = lower.slice(index + words.length);
    return otherTitles.some(
      (title) => rest.startsWith(title) && !/^\p{L}/u.test(rest.slice(title.length)),
    );
  });
}

const promises =
  /\b(?:guarantee[ds]?|(?:sure|certain|bound|destined) to (?:get|find|earn|succeed|become|be|land)|you will (?:certainly|surely|definitely|always|never)|(?:will|can) never fail|perfect (?:job|career|match)|born to be|will make you rich|your (?:iq|diagnosis))\b/i;

function hasUnknownWord(paragraphs: readonly string[], { vocabulary }: TextRules): boolean {
  return paragraphs
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?:;]["”’')]*)\s+|["“”(]|(?:^|\s)[‘']/))
    .some((sentence) => {
      const [first, ...inner] = wordsIn(sentence.replace(placeholder, 'x'));
      return (
        (first !== undefined && !vocabulary.knows(first, 'first')) ||
        inner.some((word) => !vocabulary.knows(word, 'inner'))
      );
    });
}
