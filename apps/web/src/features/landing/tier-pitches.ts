import { type Tier, tierFacts } from '@guildpath/contract';

interface TierPitch {
  readonly summary: string;
  readonly features: readonly string[];
  readonly accuracy: string;
  readonly accuracyLevel: 1 | 2 | 3;
}

/** Spec section 1. */
export const tierPitches: Record<Tier, TierPitch> = {
  quick: {
    summary: 'A first look at who you are and where you could go.',
    features: [
      `${tierFacts.quick.questionCount} scenario-based questions`,
      'Basic personality insights',
      `Top ${tierFacts.quick.careerCount} career matches`,
    ],
    accuracy: 'Basic accuracy',
    accuracyLevel: 1,
  },
  standard: {
    summary: 'A closer look at your interests and your personality.',
    features: [
      `${tierFacts.standard.questionCount} in-depth RPG scenarios`,
      'RIASEC and Big Five analysis',
      `Top ${tierFacts.standard.careerCount} career matches`,
      'Skill recommendations',
    ],
    accuracy: 'Medium accuracy',
    accuracyLevel: 2,
  },
  epic: {
    summary: 'The whole story, and the fullest picture of you.',
    features: [
      `${tierFacts.epic.questionCount} comprehensive scenarios`,
      'Full psychological profile',
      'Detailed career roadmap',
      'School and consultant matches',
      'Top company matches',
    ],
    accuracy: 'Highest accuracy',
    accuracyLevel: 3,
  },
};
