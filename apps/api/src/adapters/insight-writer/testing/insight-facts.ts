import {
  questionBank,
  careers as shippedCareers,
  companies as shippedCompanies,
  skills,
} from '@guildpath/content';
import { type Career, type OptionId, optionIds, riasecTypes } from '@guildpath/contract';
import {
  type CareerMatch,
  matchCareers,
  scoreAssessment,
  type TraitProfile,
  type TraitScore,
} from '@guildpath/scoring';
import fc from 'fast-check';
import type { InsightFacts } from '../insight-writer.ts';

const scenes = questionBank.quick;
const questions: InsightFacts['questions'] = {
  quick: { scored: questionBank.quick },
  standard: { scored: questionBank.standard },
  epic: { scored: questionBank.epic },
};

/** The profile of someone who gave these answers to the Quick Quest. */
export function profileOf(answers: readonly OptionId[]): TraitProfile {
  return scoreAssessment(
    scenes,
    scenes.map(({ id, type }, i) => ({
      questionId: id,
      questionType: type,
      selectedOption: answers[i] ?? 'a',
    })),
  );
}

/** Any set of answers to the Quick Quest. */
export const anyAnswers = fc.array(fc.constantFrom(...optionIds), {
  minLength: scenes.length,
  maxLength: scenes.length,
});

const anyScore: fc.Arbitrary<TraitScore> = fc
  .record({
    percentage: fc.integer({ min: 1, max: 99 }),
    standardError: fc.double({ min: 0.3, max: 1, noNaN: true }),
  })
  .chain(({ percentage, standardError }) =>
    fc.record({
      percentage: fc.constant(percentage),
      standardError: fc.constant(standardError),
      estimate: fc.constant((percentage - 50) / 25),
      band: fc.record({
        low: fc.integer({ min: 1, max: percentage }),
        high: fc.integer({ min: percentage, max: 99 }),
      }),
    }),
  );

/** Any figures at all, whatever was answered: what a later scoring model might come up with. */
const anyFigures: fc.Arbitrary<TraitProfile> = fc
  .record({
    profile: anyAnswers.map(profileOf),
    scores: fc.array(anyScore, { minLength: 14, maxLength: 14 }),
  })
  .map(({ profile, scores }) => {
    const left = [...scores];
    const refill = <Key extends string>(group: Readonly<Record<Key, TraitScore>>) =>
      Object.fromEntries(
        Object.entries<TraitScore>(group).map(([name, score]) => [name, left.pop() ?? score]),
        // The keys are the group's own.
      ) as Record<Key, TraitScore>;
    return {
      ...profile,
      riasec: refill(profile.riasec),
      bigFive: refill(profile.bigFive),
      aptitude: refill(profile.aptitude),
    };
  });

const anyTitle = fc.constantFrom(
  'Chefs',
  'Software Developers',
  'Heating, Air Conditioning and Refrigeration Mechanics and Installers',
);
const anyInterest = fc.double({ min: 1, max: 7, noNaN: true });

const anyCareer: fc.Arbitrary<Career> = fc.record(
  {
    id: fc.uuid(),
    title: anyTitle,
    category: fc.constantFrom('Arts and Media', 'Construction'),
    socCode: fc.constant('15-1252.00'),
    description: fc.constant('They do a job. It has to be done.'),
    interests: fc.record({
      realistic: anyInterest,
      investigative: anyInterest,
      artistic: anyInterest,
      social: anyInterest,
      enterprising: anyInterest,
      conventional: anyInterest,
    }),
    jobZone: fc.constantFrom(1, 2, 3, 4, 5),
    skills: fc
      .subarray(['writing', 'care', 'judgement', 'money'], { minLength: 3 })
      .map((ids) => ids.map((skillId, i) => ({ skillId, importance: 5 - i }))),
    medianPay: fc.integer({ min: 25_000, max: 240_000 }),
    growthPercent: fc.integer({ min: -36, max: 50 }),
    relatedCareers: fc.constant([]),
  },
  {
    requiredKeys: [
      'id',
      'title',
      'category',
      'socCode',
      'description',
      'interests',
      'jobZone',
      'skills',
      'relatedCareers',
    ],
  },
);

const anyReasons: fc.Arbitrary<CareerMatch['reasons']> = fc.record({
  scenes: fc.subarray(
    scenes.map(({ title }) => title),
    { maxLength: 3 },
  ),
  sharedInterest: fc.constantFrom(...riasecTypes),
  opposingInterest: fc.option(fc.constantFrom(...riasecTypes)),
});

const skillNames: Readonly<Record<string, string>> = {
  writing: 'Writing',
  care: 'Service Orientation',
  judgement: 'Judgment and Decision Making',
  money: 'Management of Financial Resources',
};

const companies = [
  { id: 'lark', name: 'Lark', categories: ['Construction', 'Arts and Media'] },
  { id: 'stone', name: 'Stone & Daughters', categories: ['Construction'] },
  {
    id: 'harbour',
    name: 'The Great Harbour Trust',
    categories: ['Construction', 'Arts and Media'],
  },
  { id: 'quill', name: 'Quill', categories: ['Arts and Media'] },
  { id: 'kiln', name: 'Kiln and Kiln', categories: ['Construction'] },
];

const contributions = { interests: 25, traits: 4, aptitude: 1 };

/** Facts about a person with one match for each of the reasons, in the order of the careers. */
export function factsFor(
  profile: TraitProfile,
  careers: readonly Career[],
  reasons: CareerMatch['reasons'][],
): InsightFacts {
  return {
    tier: 'quick',
    profile,
    questions,
    companies,
    careers,
    careersById: {
      get: (id) => careers.find((career) => career.id === id) ?? missing(id),
    },
    skillsById: { get: (id) => ({ id, name: skillNames[id] ?? missing(id) }) },
    matches: careers.flatMap(({ id }, i) => {
      const why = reasons[i];
      return why ? [{ careerId: id, matchPercentage: 80 - i, contributions, reasons: why }] : [];
    }),
  };
}

/** Facts about the person who gave these answers, matched with the catalogue that ships with Guildpath. */
export function shippedFactsFor(answers: readonly OptionId[]): InsightFacts {
  const profile = profileOf(answers);
  return {
    ...factsFor(profile, shippedCareers, []),
    companies: shippedCompanies,
    skillsById: { get: (id) => skills.find((skill) => skill.id === id) ?? missing(id) },
    matches: matchCareers(profile, shippedCareers, { count: 5 }),
  };
}

function missing(id: string): never {
  throw new Error(`There is no ${id}.`);
}

const fiveCareers = fc.uniqueArray(anyCareer, {
  minLength: 5,
  maxLength: 5,
  selector: ({ id }) => id,
});
const fiveReasons = fc.array(anyReasons, { minLength: 5, maxLength: 5 });

/** Anyone who could take the Quick Quest, and some whom only another model would score like that. */
export const anyFacts = fc
  .record({
    profile: fc.oneof(anyAnswers.map(profileOf), anyFigures),
    careers: fiveCareers,
    reasons: fiveReasons,
  })
  .map(({ profile, careers, reasons }) => factsFor(profile, careers, reasons));
