import type { CareerOutput } from '@guildpath/contract';
import { jobZoneWords } from '../../../shared/careers/job-zone-words.ts';
import { trainingWords } from '../../../shared/careers/training-words.ts';
import { toParagraphs } from '../sections/paragraphs.ts';

export interface AnalysisPart {
  /** Undefined for what comes before the first heading. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
}

type Told = Pick<CareerOutput, 'day' | 'enjoys' | 'complaints'>;
const headings = [
  ['day', 'A day'],
  ['enjoys', 'What people enjoy'],
  ['complaints', 'The hard parts'],
] as const satisfies readonly (readonly [keyof Told, string])[];

/**
 * Gives headings to the sentences that the built-in writer took from the catalogue, and leaves out the first
 * step, which the card shows. A match without an analysis tells what the catalogue says.
 */
export function analysisParts(analysis: string, career: CareerOutput | undefined): AnalysisPart[] {
  const told = analysis ? withoutStep(analysis, career?.firstStep) : toDescription(career);
  const marks = headings
    .map(([fact, heading]) => ({ heading, start: indexOf(told, career?.[fact]) }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start);
  const headed = marks.map(({ heading, start }, index) => {
    const next = marks[index + 1]?.start ?? told.length;
    const endOfParagraph = indexOf(told, '\n', start);
    const end = endOfParagraph >= 0 ? Math.min(next, endOfParagraph) : next;
    return { heading, paragraphs: toParagraphs(told.slice(start, end)), end };
  });
  const rest = told.slice(headed.at(-1)?.end ?? told.length);
  return [
    { paragraphs: toParagraphs(told.slice(0, marks[0]?.start)) },
    ...headed,
    { heading: 'The way in', paragraphs: [...wayIn(career), ...toParagraphs(rest)] },
  ].filter(({ paragraphs }) => paragraphs.length > 0);
}

function indexOf(text: string, part: string | undefined, from = 0): number {
  return part ? text.indexOf(part, from) : -1;
}

// Removes the sentence with the first step.
function withoutStep(analysis: string, step: string | undefined): string {
  const at = indexOf(analysis, step);
  if (!step || at < 0) return analysis;
  const start = Math.max(analysis.lastIndexOf('. ', at), analysis.lastIndexOf('\n', at)) + 1;
  return analysis.slice(0, start) + analysis.slice(at + step.length);
}

function toDescription({ day, enjoys, complaints }: Told = {}): string {
  return [day, enjoys, complaints].filter(Boolean).join(' ');
}

const programsNamed = 2;

function wayIn(career: CareerOutput | undefined): string[] {
  if (!career) return [];
  const open = career.programs.filter(({ prerequisite }) => prerequisite === undefined);
  const programs = open
    .slice(0, programsNamed)
    .map(({ name, schoolName }) => `${name} at ${schoolName}`);
  if (programs.length > 0) {
    return [
      `Programs such as ${new Intl.ListFormat('en', { type: 'disjunction' }).format(programs)}.`,
    ];
  }
  const { entryEducation, jobZone } = career;
  const words =
    trainingWords(career) ?? (entryEducation ? undefined : jobZoneWords[jobZone].meaning);
  return words ? [words] : [];
}
