import { companies, questionBank, careers as shipped, skills } from '@guildpath/content';
import { type Career, type Tier, tierFacts } from '@guildpath/contract';
import { matchCareers, type TraitProfile } from '@guildpath/scoring';
import type { InsightFacts } from '../insight.ts';

const questions: InsightFacts['questions'] = {
  quick: { scored: questionBank.quick },
  standard: { scored: questionBank.standard },
  epic: { scored: questionBank.epic },
};

/** Facts about the person with this profile, matched with the catalogue that ships with Guildpath or with these careers. */
export function factsOf(
  tier: Tier,
  profile: TraitProfile,
  careers: readonly Career[] = shipped,
): InsightFacts {
  return {
    tier,
    profile,
    questions,
    companies,
    careers,
    careersById: lookUp(careers),
    skillsById: lookUp(skills),
    matches: matchCareers(profile, careers, { count: tierFacts[tier].careerCount }),
  };
}

function lookUp<Item extends { readonly id: string }>(items: readonly Item[]) {
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    get: (id: string) => {
      const item = byId.get(id);
      if (!item) throw new Error(`There is no ${id}.`);
      return item;
    },
  };
}
