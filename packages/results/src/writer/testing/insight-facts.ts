import { companies, questionBank, careers as shipped, skills } from '@guildpath/content';
import { texts } from '@guildpath/content/texts';
import type { Career, Tier } from '@guildpath/contract';
import { matchConfidence, matcherOf, type TraitProfile } from '@guildpath/scoring';
import { byId } from '../../catalogue/catalogue.ts';
import { listMatches } from '../../recommendations/career-fields.ts';
import type { InsightFacts } from '../insight.ts';

const { pairs, singles, even } = texts.portraits;

export const everyPortrait = [
  even,
  ...Object.values(singles),
  ...Object.values(pairs).flatMap((led) => Object.values(led)),
];

const questions: InsightFacts['questions'] = {
  quick: { scored: questionBank.quick },
  standard: { scored: questionBank.standard },
  epic: { scored: questionBank.epic },
};

/** Matches the profile with the shipped catalogue by default. */
export function factsOf(
  tier: Tier,
  profile: TraitProfile,
  careers: readonly Career[] = shipped,
): InsightFacts {
  const listed = listMatches(tier, matcherOf(profile, careers), careers);
  return {
    tier,
    profile,
    questions,
    companies,
    texts,
    careers,
    careersById: byId(careers),
    skillsById: byId(skills),
    confidence: matchConfidence(listed.matches),
    ...listed,
  };
}
