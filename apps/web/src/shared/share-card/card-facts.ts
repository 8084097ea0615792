import {
  type CharacterClass,
  type ResultsOutput,
  type RiasecType,
  riasecTypes,
  type Tier,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import { topCompanies } from '@guildpath/scoring';
import { toSummary } from './result-summary.ts';

/** The facts that the share card and the story show. */
export interface CardFacts {
  readonly tier: Tier;
  readonly tierName: string;
  /** The type behind the archetype; Explorer when no type has a score. */
  readonly emblem: RiasecType | 'explorer';
  readonly archetype: string;
  readonly characterClass: CharacterClass;
  /** Undefined on results from before there were titles. */
  readonly guildTitle: string | undefined;
  readonly personalityType: string;
  readonly topCareer: { readonly title: string; readonly matchPercentage: number } | undefined;
  /** At most three, and none but for the Epic Journey. */
  readonly companies: readonly string[];
}

/** Spec section 2, 'Share card and sharing'. */
export function toCardFacts(results: ResultsOutput): CardFacts {
  const { assessmentType } = results.assessmentResult;
  const summary = toSummary(results);
  const { archetype, characterClass, guildTitle, personalityType, bestMatch } = summary;
  return {
    tier: assessmentType,
    tierName: tierFacts[assessmentType].name,
    emblem: riasecTypes.find((type) => traitNames[type] === archetype) ?? 'explorer',
    archetype,
    characterClass,
    guildTitle,
    personalityType,
    topCareer: bestMatch && {
      title: bestMatch.careerTitle,
      matchPercentage: Math.round(bestMatch.matchPercentage),
    },
    companies: assessmentType === 'epic' ? topCompanies(results.careerRecommendations) : [],
  };
}

/** The accessible description of the card. */
export function cardWords(facts: CardFacts, host: string): string {
  const { tierName, archetype, personalityType, topCareer, companies } = facts;
  return [
    `Your card of the ${tierName}`,
    `Archetype: ${archetype}`,
    `Personality: ${personalityType}`,
    topCareer && `Top career: ${topCareer.title}, ${topCareer.matchPercentage}% match`,
    companies.length > 0 && `Top companies: ${companies.join(', ')}`,
    `Guildpath, ${host}`,
  ]
    .filter(Boolean)
    .join('. ');
}

/** The accessible description of the story. */
export function storyWords(
  { archetype, characterClass, guildTitle, topCareer }: CardFacts,
  { withBestMatch }: { readonly withBestMatch: boolean },
): string {
  return [
    `Your story: I am a ${characterClass}`,
    guildTitle && `Guild title: ${guildTitle}`,
    `Archetype: ${archetype}`,
    withBestMatch &&
      topCareer &&
      `Best match: ${topCareer.title}, ${topCareer.matchPercentage}% match`,
  ]
    .filter(Boolean)
    .join('. ');
}
