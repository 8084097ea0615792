import { type ResultsOutput, tierFacts } from '@guildpath/contract';
import { archetype, personalityType, topCompanies } from '@guildpath/scoring';

export type CardFacts = ReturnType<typeof toCardFacts>;

/** Spec section 2, 'Share card and sharing'. */
export function toCardFacts({ assessmentResult, careerRecommendations }: ResultsOutput) {
  const { assessmentType: tier, riasecScores, bigFiveScores, characterClass } = assessmentResult;
  const { guildTitle, welcome, moment } = assessmentResult;
  return {
    tier,
    tierName: tierFacts[tier].name,
    archetype: archetype(riasecScores),
    characterClass,
    guildTitle,
    welcome,
    moment,
    personalityType: personalityType(bigFiveScores),
    topCareer: careerRecommendations[0]?.careerTitle,
    /** At most three, and only for the Epic Journey. */
    companies: tier === 'epic' ? topCompanies(careerRecommendations) : [],
  };
}

export function cardWords(facts: CardFacts): string {
  const { tierName, archetype, characterClass, guildTitle, topCareer, companies } = facts;
  return [
    `Your ${tierName} card`,
    `Guild title: ${guildTitle}`,
    `Class: ${characterClass}`,
    `Archetype: ${archetype}`,
    `Personality: ${facts.personalityType}`,
    topCareer && `Top career: ${topCareer}`,
    companies.length > 0 && `Top companies: ${companies.join(', ')}`,
  ]
    .filter(Boolean)
    .join('. ');
}

interface StoryChoice {
  readonly withBestMatch: boolean;
}

export function storyWords(facts: CardFacts, { withBestMatch }: StoryChoice): string {
  const { characterClass, guildTitle, welcome, moment, topCareer } = facts;
  return [
    `Your story: The guild calls me ${guildTitle}, ${characterClass} of the guild.`,
    welcome,
    moment && `The guild remembers: ${moment}`,
    withBestMatch && topCareer && `Best match: ${topCareer}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
