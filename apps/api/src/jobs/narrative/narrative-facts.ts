import {
  type Career,
  type CareerRecommendation,
  isDegreeOptional,
  payYear,
  preparationOf,
  type Tier,
} from '@guildpath/contract';
import type { ResultRow } from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';
import { namedCompanies } from '@guildpath/scoring';

/** Maps placeholders to names and figures, which the model never writes itself. */
export type Placeholders = Readonly<Record<string, string>>;

interface CareerFacts {
  readonly careerId: string;
  readonly title: string;
  readonly placeholders: Placeholders;
}

export interface NarrativeFacts {
  readonly person: { readonly placeholders: Placeholders; readonly [fact: string]: unknown };
  readonly careers: readonly CareerFacts[];
}

type Result = Pick<ResultRow, 'tier' | 'snapshot'>;

/**
 * Collects what the AI endpoint receives: scores, the portrait by the built-in writer, and the catalogue's
 * facts about the careers. Includes nothing that identifies the person and nothing that anyone typed.
 */
export function toNarrativeFacts(
  { tier, snapshot }: Result,
  catalogue: Pick<Catalogue, 'careersById'>,
) {
  return {
    person: {
      interestPercentiles: snapshot.riasecScores,
      traitPercentiles: snapshot.bigFiveScores,
      aptitudePercentiles: snapshot.aptitudeScores,
      percentilesLikelyBetween: snapshot.scoreBands,
      guildTitle: snapshot.guildTitle,
      welcome: snapshot.welcome,
      caution: snapshot.caution,
      portrait: snapshot.personalityInsight,
      fields: snapshot.careerFields?.map(({ category, sentence }) => ({ category, sentence })),
      placeholders: toPlaceholders({ scenes: sceneCountInWords[tier] }),
    },
    careers: snapshot.careerRecommendations.map((recommended) =>
      toCareerFacts(recommended, snapshot, catalogue.careersById.find(recommended.id)),
    ),
  } satisfies NarrativeFacts;
}

/** Collects all texts among the facts except the values of placeholders. */
export function textsOf(facts: object): string[] {
  const texts: string[] = [];
  JSON.stringify(facts, (key, value: unknown) => {
    if (key === 'placeholders') return undefined;
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

const sceneCountInWords: Readonly<Record<Tier, string>> = {
  quick: 'fifteen',
  standard: 'twenty-five',
  epic: 'forty',
};

// The career may have left the catalogue since it was recommended.
function toCareerFacts(
  { id, careerTitle, ...recommended }: CareerRecommendation,
  { schoolRecommendations }: Result['snapshot'],
  career: Career | undefined,
) {
  const schools = schoolRecommendations.filter(({ forCareer }) => forCareer === careerTitle);
  return {
    careerId: id,
    title: careerTitle,
    jobFamily: recommended.careerCategory,
    description: recommended.description,
    skills: recommended.skillTags,
    reasons: recommended.reasons,
    ...(career && {
      day: career.day,
      whatPeopleEnjoy: career.enjoys,
      whatPeopleComplainOf: career.wears,
      firstStep: career.firstStep,
      schooling: schoolingOf(career),
      outlook: career.growthPercent === undefined ? undefined : outlookOf(career.growthPercent),
      selfEmployedAndPaidBy: career.commissionedBy,
    }),
    placeholders: toPlaceholders({
      match: `${recommended.matchPercentage}%`,
      pay: career && payOf(career),
      ...numbered('employer', namedCompanies(recommended.aiAnalysis ?? '')),
      ...numbered(
        'school',
        schools.map(({ programName, schoolName }) => `${programName} at ${schoolName}`),
      ),
    }),
  };
}

function numbered(name: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, i) => [`${name}${i + 1}`, value]));
}

function toPlaceholders(values: Readonly<Record<string, string | undefined>>): Placeholders {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[`{${name}}`, value]] : [])),
  );
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

function schoolingOf(career: Career): string {
  const schooling = career.entryEducation ?? preparationOf(career);
  return isDegreeOptional(career) ? `${schooling}, common but not the only way in` : schooling;
}

function payOf({ medianPay, payGroup }: Career): string | undefined {
  if (medianPay === undefined) return undefined;
  const whose = payGroup ? `, the median of all ${payGroup}` : ', the median';
  return `${dollars.format(medianPay)} a year (${payYear}${whose})`;
}

function outlookOf(growthPercent: number): string {
  // The mean of all occupations is 3 percent in ten years (BLS).
  if (growthPercent < 0) return 'jobs are becoming fewer';
  if (growthPercent <= 2) return 'about as many jobs as now';
  return growthPercent <= 5 ? 'grows about as most work does' : 'grows faster than most work';
}
