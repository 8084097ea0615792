import {
  careers,
  companies,
  consultants,
  programs,
  questionBank,
  schools,
  skills,
} from '@guildpath/content';
import { texts } from '@guildpath/content/texts';
import type { Tier } from '@guildpath/contract';
import { type Catalogue, type CatalogueLists, indexCatalogue } from '../catalogue/catalogue.ts';

const questionsOf = (tier: Tier) => ({ scored: questionBank[tier], served: [] });

/** Builds the catalogue that ships with Guildpath, with other lists in place of some. */
export function shippedCatalogue(overrides: Partial<CatalogueLists> = {}): Catalogue {
  return indexCatalogue(
    {
      version: 'test',
      onetReleases: [],
      questions: {
        quick: questionsOf('quick'),
        standard: questionsOf('standard'),
        epic: questionsOf('epic'),
      },
      careers,
      companies,
      consultants,
      programs,
      schools,
      skills,
      ...overrides,
    },
    texts,
  );
}
