import { questionBank } from '@guildpath/content';
import {
  bigFiveTraits,
  optionIds,
  type Response,
  riasecTypes,
  type ScoredQuestion,
  type Tier,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import { openTestDatabase } from '@guildpath/db/testing';
import { assess, toAnalysis, toInsight } from '@guildpath/results';
import {
  archetype,
  confidenceLevel,
  type InterestPattern,
  interestPattern,
  matchConfidence,
  personalityType,
  type TraitProfile,
} from '@guildpath/scoring';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { loadCatalogue } from '../src/catalogue/load-catalogue.ts';

interface Sample {
  readonly about: string;
  readonly tier: Tier;
  readonly responses: readonly Response[];
}

/** Six people of the model population, one who threw dice and one who always took the first option. */
const samples: readonly Sample[] = [
  {
    about: 'a clear pair of interests, with what is least like them',
    tier: 'quick',
    responses: responsesLike('quick', 'pair', 1),
  },
  {
    about: 'an even profile, without what is least like them',
    tier: 'quick',
    responses: responsesLike('quick', 'even', 0),
  },
  {
    about: 'answers chosen by dice',
    tier: 'quick',
    responses: lettersOf('quick', 'dbacadcbbdacdab'),
  },
  {
    about: 'a clear pair of interests, without what is least like them',
    tier: 'standard',
    responses: responsesLike('standard', 'pair', 0),
  },
  {
    about: 'two interests tied for the second place, without what is least like them',
    tier: 'quick',
    responses: responsesLike('quick', 'tied', 0),
  },
  {
    about: 'the first option of every scene',
    tier: 'quick',
    responses: lettersOf('quick', 'a'.repeat(15)),
  },
  {
    about: 'a single interest, with what is least like them',
    tier: 'standard',
    responses: responsesLike('standard', 'single', 1),
  },
  {
    about: 'a clear pair of interests, with what is least like them',
    tier: 'epic',
    responses: responsesLike('epic', 'pair', 1),
  },
];

/** Renders what Guildpath tells each of the eight people, in Markdown. */
export async function renderSamples(): Promise<string[]> {
  const database = await openTestDatabase('sqlite');
  try {
    const catalogue = await loadCatalogue(database.db);
    return samples.map((sample) =>
      renderResult(`${tierFacts[sample.tier].name}: ${sample.about}`, {
        ...assess(catalogue, sample).snapshot,
        ...sample,
      }),
    );
  } finally {
    await database.close();
  }
}

function responsesLike(tier: Tier, kind: InterestPattern['kind'], leastShare: number): Response[] {
  const questions = questionBank[tier];
  const profile = simulatedProfiles(questions, { people: 100, seed: 8, leastShare }).find(
    (candidate) => interestPattern(candidate).kind === kind,
  );
  if (!profile) throw new Error(`No simulated person has the interest pattern ${kind}.`);
  return questions.map((question, i) => toResponse(question, profile.evidence[i]));
}

function toResponse(
  { id, type, key }: ScoredQuestion,
  evidence: TraitProfile['evidence'][number] | undefined,
): Response {
  const leastOption =
    key.kind === 'riasec' && evidence?.leastType
      ? optionIds.find((option) => key.types[option] === evidence.leastType)
      : undefined;
  return {
    questionId: id,
    questionType: type,
    selectedOption: evidence?.selectedOption ?? 'a',
    ...(leastOption && { leastOption }),
  };
}

function lettersOf(tier: Tier, letters: string): Response[] {
  return questionBank[tier].map(({ id, type }, i) => ({
    questionId: id,
    questionType: type,
    selectedOption: optionIds.find((option) => option === letters[i]) ?? 'a',
  }));
}

type Snapshot = ReturnType<typeof assess>['snapshot'] & Sample;

function renderResult(heading: string, result: Snapshot): string {
  const confidence = matchConfidence(result.careerRecommendations);
  return [
    `# ${heading}`,
    bullets([
      `Guild title: **${result.guildTitle}**. ${result.welcome}`,
      `Archetype ${archetype(result.riasecScores)}${result.archetypeTie ? `, about level with ${traitNames[result.archetypeTie]}` : ''}, class ${result.characterClass}, personality type ${personalityType(result.bigFiveScores)}`,
      `Match Confidence ${confidence}% (${confidenceLevel(confidence, { ...result, assessmentType: result.tier })})`,
      ...(result.caution ? [`Caution: ${result.caution}`] : []),
    ]),
    bullets([
      ...riasecTypes.map((type) => figure(type, result.riasecScores, result.scoreBands.riasec)),
      ...bigFiveTraits.map((trait) =>
        figure(trait, result.bigFiveScores, result.scoreBands.bigFive),
      ),
    ]),
    '## Portrait',
    toInsight(result.portrait),
    bullets([
      `What friends come to you for: ${result.friends.join(' · ')}`,
      `What it costs you: ${result.costs.join(' · ')}`,
      `Who the guild needs beside you: **${result.beside.guildTitle}**. ${result.beside.sentence}`,
    ]),
    ...renderRecommendations(result),
  ].join('\n\n');
}

function renderRecommendations(result: Snapshot): string[] {
  const { careerRecommendations: careers, careerFields, moreCareers, byPreparation } = result;
  return [
    '## Fields',
    bullets(careerFields.map(({ name, sentence }) => `**${name}**: ${sentence}`)),
    `More in these fields: ${moreCareers.map(({ careerTitle }) => careerTitle).join(', ')}.`,
    '## Careers',
    ...careers.flatMap((career) => [
      `### ${career.careerTitle} (${career.careerCategory}), ${career.matchPercentage}%`,
      toAnalysis(career),
    ]),
    '## Skills, schools and consultants',
    bullets([
      ...result.skillRecommendations.map(({ skillName, priority }) => `${skillName} (${priority})`),
      ...result.schoolRecommendations.map(
        ({ schoolName, programName, location, forCareer, prerequisite }) =>
          `${programName}, ${schoolName}, ${location}, for ${forCareer}${prerequisite ? `, after ${prerequisite}` : ''}`,
      ),
      ...result.consultantRecommendations.map(
        ({ consultantName, specialty, location }) => `${consultantName}, ${specialty}, ${location}`,
      ),
    ]),
    '## Best by preparation',
    bullets(
      Object.entries(byPreparation).map(([preparation, { careerRecommendations }]) => {
        const titles = careerRecommendations.map(({ careerTitle }) => careerTitle);
        return `${preparation}: ${titles.join(', ')}`;
      }),
    ),
  ];
}

function figure<Scale extends keyof typeof traitNames>(
  scale: Scale,
  scores: Readonly<Partial<Record<Scale, number>>>,
  bands: Readonly<Partial<Record<Scale, { readonly low: number; readonly high: number }>>>,
): string {
  const band = bands[scale];
  return `${traitNames[scale]}: ${scores[scale]}%${band ? `, likely ${band.low} to ${band.high}` : ''}`;
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
