import {
  type OptionId,
  optionIds,
  type Response,
  type RiasecType,
  riasecTypes,
  type ScoredQuestion,
  tiers,
} from '@guildpath/contract';
import { matchCareers, scoreAssessment } from '@guildpath/scoring';
import { describe, expect, it } from 'vitest';
import { questionBank } from '../questions/question-bank.ts';
import { careers } from './careers.ts';

const people = 1500;
const topTen = 10;

/** A stream of numbers from 0 to 1 that is the same every time: a counter, well mixed. */
function seededUniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
}

/** Somebody whose interests go together as they do in people: neighbours on the hexagon by .47. */
class Person {
  readonly #random: () => number;
  readonly #interests: ReadonlyMap<RiasecType, number>;
  readonly #traits = new Map<string, number>();

  constructor(random: () => number) {
    this.#random = random;
    const [general, across, up] = [this.#normal(), this.#normal(), this.#normal()];
    this.#interests = new Map(
      riasecTypes.map((type, place) => {
        const angle = (place * Math.PI) / 3;
        const shared = Math.cos(angle) * across + Math.sin(angle) * up;
        const value =
          Math.sqrt(0.375) * general + Math.sqrt(0.19) * shared + Math.sqrt(0.435) * this.#normal();
        return [type, value];
      }),
    );
  }

  answer({ id, type, key }: ScoredQuestion): Response {
    return { questionId: id, questionType: type, selectedOption: this.#choice(key) };
  }

  #choice(key: ScoredQuestion['key']): OptionId {
    switch (key.kind) {
      case 'riasec':
        return this.#likedBest((option) => 1.2 * (this.#interests.get(key.types[option]) ?? 0));
      case 'bigfive': {
        const felt = 1.4 * this.#trait(key.trait) + this.#logistic();
        const level = [-1.5, 0, 1.5].filter((threshold) => felt > threshold).length;
        return optionIds.find((option) => key.levels[option] === level) ?? 'a';
      }
      case 'aptitude': {
        const solved = 1.2 * this.#trait(key.area) + this.#logistic() > 0;
        return solved ? key.correct : this.#likedBest(() => 0);
      }
    }
  }

  /** The option that pulls most on this occasion: a multinomial logit. */
  #likedBest(pull: (option: OptionId) => number): OptionId {
    const pulls = optionIds.map((option) => pull(option) - Math.log(-Math.log(this.#random())));
    return optionIds[pulls.indexOf(Math.max(...pulls))] ?? 'a';
  }

  #trait(name: string): number {
    const value = this.#traits.get(name) ?? this.#normal();
    this.#traits.set(name, value);
    return value;
  }

  #normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#random())) * Math.cos(2 * Math.PI * this.#random());
  }

  #logistic(): number {
    const uniform = this.#random();
    return Math.log(uniform / (1 - uniform));
  }
}

/** The ten best careers of each of many people who answer a tier. */
function topTens(questions: readonly ScoredQuestion[]): string[][] {
  const random = seededUniform(questions.length);
  return Array.from({ length: people }, () => {
    const person = new Person(random);
    const responses = questions.map((question) => person.answer(question));
    const profile = scoreAssessment(questions, responses);
    return matchCareers(profile, careers, { count: topTen }).map(({ careerId }) => careerId);
  });
}

const writtenTiers = tiers.filter((tier) => questionBank[tier].length > 0);

describe.each(writtenTiers)('among people who take the %s tier', (tier) => {
  const lists = topTens(questionBank[tier]);
  const timesBest = new Map<string, number>();
  for (const [best = ''] of lists) timesBest.set(best, (timesBest.get(best) ?? 0) + 1);

  it('at least half of the careers are best for somebody', () => {
    expect(timesBest.size / careers.length).toBeGreaterThanOrEqual(0.5);
  });

  it('no career is best for more than one in twenty', () => {
    const [[favourite, times] = ['', 0]] = [...timesBest].toSorted(
      ([, one], [, other]) => other - one,
    );
    expect(times / people, favourite).toBeLessThanOrEqual(0.05);
  });

  it('at most half of the places in a top ten need graduate school', () => {
    const graduate = new Set(careers.filter(({ jobZone }) => jobZone === 5).map(({ id }) => id));
    const places = lists.flat();
    const long = places.filter((careerId) => graduate.has(careerId));
    expect(long.length / places.length).toBeLessThanOrEqual(0.5);
  });

  it('nineteen careers in twenty are in the top ten of somebody', () => {
    expect(new Set(lists.flat()).size / careers.length).toBeGreaterThanOrEqual(0.95);
  });
});
