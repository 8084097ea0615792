import { type CharacterClass, type ResultsOutput, type Tier, tierFacts } from '@guildpath/contract';
import { archetype, personalityType, topCompanies } from '@guildpath/scoring';

export interface CardFacts {
  readonly tier: Tier;
  readonly tierName: string;
  readonly archetype: string;
  readonly characterClass: CharacterClass;
  readonly guildTitle: string;
  readonly welcome: string;
  readonly moment: string | undefined;
  readonly personalityType: string;
  readonly topCareer: string | undefined;
  /** At most three, for the Epic Journey alone. */
  readonly companies: readonly string[];
}

/** Spec section 2, 'Share card and sharing'. */
export function toCardFacts({ assessmentResult, careerRecommendations }: ResultsOutput): CardFacts {
  const { assessmentType, riasecScores, bigFiveScores, characterClass } = assessmentResult;
  const { guildTitle, welcome, moment } = assessmentResult;
  return {
    tier: assessmentType,
    tierName: tierFacts[assessmentType].name,
    archetype: archetype(riasecScores),
    characterClass,
    guildTitle,
    welcome,
    moment,
    personalityType: personalityType(bigFiveScores),
    topCareer: careerRecommendations[0]?.careerTitle,
    companies: assessmentType === 'epic' ? topCompanies(careerRecommendations) : [],
  };
}

export function cardWords(facts: CardFacts, host: string): string {
  const { tierName, archetype, characterClass, guildTitle, topCareer, companies } = facts;
  return [
    `Your ${tierName} card`,
    `Guild title: ${guildTitle}`,
    `Class: ${characterClass}`,
    `Archetype: ${archetype}`,
    `Personality: ${facts.personalityType}`,
    topCareer && `Top career: ${topCareer}`,
    companies.length > 0 && `Top companies: ${companies.join(', ')}`,
    `Guildpath, ${host}`,
  ]
    .filter(Boolean)
    .join('. ');
}

export function storyWords(
  { characterClass, guildTitle, welcome, moment, topCareer }: CardFacts,
  { withBestMatch }: { readonly withBestMatch: boolean },
): string {
  return [
    `Your story: The guild calls me ${guildTitle}, ${characterClass} of the guild.`,
    welcome,
    moment && `The guild remembers: ${moment}`,
    withBestMatch && topCareer && `Best match: ${topCareer}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
