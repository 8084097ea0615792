import type { ScoredQuestion } from '@guildpath/contract';
import { seededRandom } from '../model/seeded-random.ts';
import { drawPerson } from '../model/simulated-person.ts';
import { scoreAssessment } from '../score-assessment.ts';
import type { TraitProfile } from '../trait-profile.ts';
import { answersOf } from './simulated-people.ts';

/**
 * The profiles of `people` drawn from the model's population who take these questions, the same for
 * the same seed. What a catalogue does for a whole population can be tested with them.
 */
export function simulatedProfiles(
  questions: readonly ScoredQuestion[],
  { people, seed = 1 }: { readonly people: number; readonly seed?: number },
): TraitProfile[] {
  const random = seededRandom(seed);
  return Array.from({ length: people }, () =>
    scoreAssessment(questions, answersOf(questions, drawPerson(random), random)),
  );
}
