import { careers, companies, questionBank } from '@guildpath/content';
import { type Tier, tierFacts } from '@guildpath/contract';
import { matchCareers, type TraitProfile } from '@guildpath/scoring';
import type { InsightFacts } from '../insight-writer.ts';

const questions: InsightFacts['questions'] = {
  quick: { scored: questionBank.quick },
  standard: { scored: questionBank.standard },
  epic: { scored: questionBank.epic },
};

const careersById = new Map(careers.map((career) => [career.id, career]));

/** Facts about the person with this profile, matched with the catalogue that ships with Guildpath. */
export function factsOf(tier: Tier, profile: TraitProfile): InsightFacts {
  return {
    tier,
    profile,
    questions,
    companies,
    careers,
    careersById: {
      get: (id) => {
        const career = careersById.get(id);
        if (!career) throw new Error(`There is no ${id}.`);
        return career;
      },
    },
    matches: matchCareers(profile, careers, { count: tierFacts[tier].careerCount }),
  };
}
