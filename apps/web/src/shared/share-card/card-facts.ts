import {
  type CharacterClass,
  type ResultsOutput,
  type RiasecType,
  riasecTypes,
  type Tier,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import { archetype, personalityType, topCompanies } from '@guildpath/scoring';

export interface CardFacts {
  readonly tier: Tier;
  readonly tierName: string;
  /** Explorer when no interest has a score. */
  readonly emblem: RiasecType | 'explorer';
  readonly archetype: string;
  readonly characterClass: CharacterClass;
  /** Missing in results older than the titles. */
  readonly guildTitle: string | undefined;
  readonly personalityType: string;
  readonly topCareer: { readonly title: string; readonly matchPercentage: number } | undefined;
  /** At most three, and only for the Epic Journey. */
  readonly companies: readonly string[];
}

/** Spec section 2, 'Share card and sharing'. */
export function toCardFacts({ assessmentResult, careerRecommendations }: ResultsOutput): CardFacts {
  const { assessmentType, riasecScores, bigFiveScores } = assessmentResult;
  const name = archetype(riasecScores);
  const [best] = careerRecommendations;
  return {
    tier: assessmentType,
    tierName: tierFacts[assessmentType].name,
    emblem: riasecTypes.find((type) => traitNames[type] === name) ?? 'explorer',
    archetype: name,
    characterClass: assessmentResult.characterClass,
    guildTitle: assessmentResult.guildTitle,
    personalityType: personalityType(bigFiveScores),
    topCareer: best && {
      title: best.careerTitle,
      matchPercentage: Math.round(best.matchPercentage),
    },
    companies: assessmentType === 'epic' ? topCompanies(careerRecommendations) : [],
  };
}

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
