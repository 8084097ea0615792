import type { AnsweredQuestion } from '@guildpath/contract';
import type { ResultRow } from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';
import {
  careerInstructions,
  portraitBounds,
  portraitInstructions,
  reasonsBounds,
} from './instructions.ts';
import { toCareerFacts, toPersonFacts, toPortraitFacts } from './narrative-facts.ts';
import { careersOfPart } from './narrative-job.ts';
import type { Part } from './write-sections.ts';

interface Source {
  readonly result: Pick<ResultRow, 'tier' | 'snapshot'>;
  readonly answered: readonly AnsweredQuestion[];
  readonly catalogue: Pick<Catalogue, 'careersById'>;
}

/** Returns the sections of a part: the portrait, or some of the careers; none after the last part. */
export function toPart(
  { result: { tier, snapshot }, answered, catalogue }: Source,
  part: number,
): Part {
  if (part === 0) {
    const facts = toPortraitFacts(snapshot, answered);
    const bounds = portraitBounds(tier);
    return {
      instructions: portraitInstructions(tier),
      sections: [{ id: 'person', texts: ['portrait'], bounds, facts }],
    };
  }
  return {
    instructions: careerInstructions,
    sharedFacts: { person: toPersonFacts(snapshot, answered) },
    sections: careersOfPart(snapshot.careerRecommendations, part).flatMap((recommended) => {
      const career = catalogue.careersById.find(recommended.id);
      // It may have left the catalogue since it was recommended.
      if (!career) return [];
      const facts = toCareerFacts(recommended, career);
      const texts = ['whyYou', 'whatSpeaksAgainst'];
      return [{ id: recommended.id, texts, bounds: reasonsBounds, facts }];
    }),
  };
}
