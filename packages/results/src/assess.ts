import {
  type AnsweredQuestion,
  type PreviewOutput,
  type Response,
  type ResultSnapshot,
  type ScoredQuestion,
  type SubmitAssessmentInput,
  type Tier,
  tierFacts,
  typographic,
} from '@guildpath/contract';
import {
  archetype,
  archetypeTie,
  type CareerMatch,
  interestPattern,
  isContradictory,
  matchConfidence,
  matcherOf,
  scoreAssessment,
  scoringVersion,
  type TraitProfile,
} from '@guildpath/scoring';
import type { Catalogue } from './catalogue/catalogue.ts';
import {
  listMatches,
  listsWithoutCaveats,
  recommendFields,
} from './recommendations/career-fields.ts';
import { careerRoadmap } from './recommendations/career-roadmap.ts';
import {
  recommendByPreparation,
  recommendCareers,
  recommendConsultants,
  recommendSchools,
  recommendSkills,
} from './recommendations/recommendations.ts';
import { toScores } from './to-scores.ts';
import { portraitOf } from './writer/portrait.ts';
import { writeInsight } from './writer/write-insight.ts';

export interface TierAnswers
  extends Pick<SubmitAssessmentInput, 'basicInterests' | 'durationSeconds'> {
  readonly tier: Tier;
  /** Must answer every question of the tier. */
  readonly responses: readonly Response[];
  /** The questions that the responses answer. Default: those that the tier asks now. */
  readonly asked?: readonly ScoredQuestion[];
}

/** A result is stored with exactly these fields beside its answers. */
export interface AssessmentOutcome {
  readonly bankVersion: string;
  readonly scoringVersion: string;
  readonly durationSeconds: number | null;
  readonly snapshot: ResultSnapshot;
}

/**
 * Scores complete responses and computes everything that the result will ever show. What the person took along
 * changes the recommendations alone.
 */
export function assess(
  current: Catalogue,
  { tier, responses, asked, durationSeconds, basicInterests = [] }: TierAnswers,
): AssessmentOutcome {
  const catalogue = asked ? withQuestions(current, tier, asked) : current;
  const { questions, careers } = catalogue;
  const profile = scoreAssessment(questions[tier].scored, responses, { durationSeconds });
  const match = matcherOf(profile, careers, basicInterests);
  const { matches, fields } = listMatches(tier, match, careers, basicInterests);
  const hasTaken = basicInterests.length > 0;
  const ownMatches = hasTaken
    ? listMatches(tier, matcherOf(profile, careers), careers).matches
    : matches;
  const confidence = matchConfidence(ownMatches);
  const tie = archetypeTie(profile);
  const roadmap = tier === 'epic' ? careerRoadmap(catalogue, matches) : undefined;
  const written = writeInsight({ ...catalogue, tier, profile, confidence, matches, fields });
  return {
    bankVersion: catalogue.version,
    scoringVersion,
    durationSeconds: durationSeconds ?? null,
    snapshot: typographic({
      ...toScores(profile),
      guildTitle: written.guildTitle,
      welcome: written.welcome,
      ...(written.moment !== undefined && { moment: written.moment }),
      leastCount: profile.leastCount,
      ...(profile.caution && { caution: profile.caution }),
      ...(hasTaken && { basicInterests, matchConfidence: confidence }),
      ...(pointsNowhere(profile, ownMatches) && { isContradictory: true }),
      ...(tie && { archetypeTie: tie }),
      portrait: written.portrait,
      friends: written.friends,
      costs: written.costs,
      beside: written.beside,
      ...recommendFields(catalogue, { match, matches, fields, written }),
      careerRecommendations: recommendCareers(catalogue, matches, written.careerAnalyses),
      skillRecommendations: recommendSkills(catalogue, matches),
      schoolRecommendations: recommendSchools(catalogue, matches),
      consultantRecommendations: recommendConsultants(catalogue, matches),
      byPreparation: recommendByPreparation(catalogue, match, {
        withoutCaveats: listsWithoutCaveats(tier),
      }),
      ...(roadmap && { careerRoadmap: roadmap }),
    }),
  };
}

function withQuestions(
  catalogue: Catalogue,
  tier: Tier,
  scored: readonly ScoredQuestion[],
): Catalogue {
  const { questions } = catalogue;
  return { ...catalogue, questions: { ...questions, [tier]: { ...questions[tier], scored } } };
}

/** Computes the person, and the field of the best match, that a submission of these responses would show. */
export function preview(
  { questions, careers, careersById, texts }: Catalogue,
  { tier, responses }: Pick<TierAnswers, 'tier' | 'responses'>,
): PreviewOutput {
  const profile = scoreAssessment(questions[tier].scored, responses);
  const { characterClass, riasecScores } = toScores(profile);
  const { guildTitle, welcome } = portraitOf(texts, interestPattern(profile));
  const { matches } = listMatches(tier, matcherOf(profile, careers), careers);
  const [best] = pointsNowhere(profile, matches) ? [] : matches;
  return typographic({
    characterClass,
    archetype: archetype(riasecScores),
    guildTitle,
    welcome,
    ...(best && { field: careersById.get(best.careerId).category }),
  });
}

export interface ToRank extends Pick<TierAnswers, 'basicInterests'> {
  readonly answered: readonly AnsweredQuestion[];
}

/**
 * Matches every career to the answers of a result and to what was taken along, best first; none to contradictory
 * answers.
 */
export function rankCareers(
  { careers }: Catalogue,
  { answered, basicInterests = [] }: ToRank,
): Pick<CareerMatch, 'careerId' | 'matchPercentage'>[] {
  const profile = scoreAssessment(
    answered.map(({ question }) => question),
    answered.map(({ response }) => response),
  );
  if (pointsNowhere(profile, matcherOf(profile, careers)({ count: 1 }))) return [];
  const matches = matcherOf(profile, careers, basicInterests)({ count: careers.length });
  return matches.map(({ careerId, matchPercentage }) => ({ careerId, matchPercentage }));
}

// The Quick Quest is too short to tell: of people who roll dice, one in a hundred falls so low (MODEL.md). A straight
// line contradicts itself only by where the letters happen to stand, and has a warning of its own.
function pointsNowhere(
  { caution, evidence }: TraitProfile,
  matches: readonly CareerMatch[],
): boolean {
  const isShort = evidence.length <= tierFacts.quick.questionCount;
  return !isShort && caution !== 'straight-line' && isContradictory(matches);
}
