import {
  type AptitudeArea,
  aptitudeAreas,
  bigFiveTraits,
  optionIds,
  type RiasecType,
  riasecTypes,
  type ScoredQuestion,
  type ScoringKey,
  type Tier,
} from '@guildpath/contract';

// By position on the hexagon.
const pairsOfTypes = riasecTypes.flatMap((_, one) =>
  riasecTypes.flatMap((_, other) => (one < other ? [[one, other] as const] : [])),
);

/**
 * The pairs of types, by their position on the hexagon, that the interest scenes of a tier leave out. Every
 * type is left out equally often, so it is also offered equally often.
 */
const leftOut: Record<Tier, readonly (readonly [number, number])[]> = {
  quick: pairsOfTypes.filter(([one, other]) => isMaterial(one) !== isMaterial(other)),
  standard: pairsOfTypes.filter((pair) => !['1,2', '3,4', '0,5'].includes(pair.join())),
  epic: pairsOfTypes,
};

// Realistic, Investigative and Conventional.
function isMaterial(type: number): boolean {
  return [0, 1, 5].includes(type);
}

const oneOrder = { a: 1, b: 3, c: 0, d: 2 } as const;
const otherOrder = { a: 2, b: 0, c: 3, d: 1 } as const;

const questionsPerTrait: Record<Tier, number> = { quick: 1, standard: 2, epic: 3 };

const questionsPerArea: Record<Tier, Record<AptitudeArea, number>> = {
  quick: { logical: 0, numerical: 1, problemSolving: 0 },
  standard: { logical: 1, numerical: 1, problemSolving: 1 },
  epic: { logical: 3, numerical: 3, problemSolving: 4 },
};

/** Builds questions with the counts and the balance of a tier, and placeholder texts. */
export function balancedQuestions(tier: Tier): ScoredQuestion[] {
  return questionsOf(tier, tier, 0);
}

/** Builds a parallel form of the tier: the same counts and balance, but scenes that leave out other pairs. */
export function parallelQuestions(tier: Tier): ScoredQuestion[] {
  return questionsOf(tier, `${tier}-parallel`, 1);
}

// Moves the left-out types by `steps` around the hexagon.
function questionsOf(tier: Tier, name: string, steps: number): ScoredQuestion[] {
  const moved = (type: number) => (type + steps) % riasecTypes.length;
  const keys: ScoringKey[] = [
    ...leftOut[tier].map(([one, other], scene) => interestKey([moved(one), moved(other)], scene)),
    ...bigFiveTraits.flatMap((trait) =>
      Array.from(
        { length: questionsPerTrait[tier] },
        (_, i): ScoringKey => ({
          kind: 'bigfive',
          trait,
          levels: i % 2 === 0 ? oneOrder : otherOrder,
        }),
      ),
    ),
    ...aptitudeAreas.flatMap((area) =>
      Array.from(
        { length: questionsPerArea[tier][area] },
        (_, i): ScoringKey => ({ kind: 'aptitude', area, correct: optionIds[i % 4] ?? 'a' }),
      ),
    ),
  ];
  return keys.map((key, i) => aQuestion(`${name}-${i + 1}`, key));
}

function interestKey([one, other]: readonly [number, number], scene: number): ScoringKey {
  const offered = riasecTypes.filter((_, type) => type !== one && type !== other);
  const at = (option: number): RiasecType => offered[(option + scene) % 4] ?? 'realistic';
  return { kind: 'riasec', types: { a: at(0), b: at(1), c: at(2), d: at(3) } };
}

export function aQuestion(id: string, key: ScoringKey): ScoredQuestion {
  return {
    id,
    type: key.kind,
    place: 'road',
    title: `Scene ${id}`,
    scenario: 'Something happens.',
    question: 'What do you do?',
    options: optionIds.map((option) => ({ id: option, label: option, description: option })),
    tags: [],
    key,
  };
}
