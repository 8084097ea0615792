import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { retestAgreement } from '@guildpath/scoring';

export function HowSure() {
  return (
    <>
      <h2 id="how-sure">How sure is a result?</h2>
      <p>
        <strong>These figures come from a model, not from real people yet.</strong> A quest is a
        snapshot, and the next one will look a little different. To see how different, we had
        thousands of made-up people with known interests take each quest twice, with other scenes
        the second time. The percentages assume that people answer the way our model expects, so
        take them as the best case. The lower end for the archetype is for people who answer less
        consistently.
      </p>
      <ul>
        {tiers.map((tier) => (
          <li key={tier}>
            <strong>{tierFacts[tier].name}:</strong> {oddsOf(tier)}
          </li>
        ))}
      </ul>
      <p>
        So treat your type as a direction, not a verdict. The single career on top is the least
        certain part, because similar careers easily trade places. That’s why your results start
        with fields. The percentages compare you with the people in our model, and the band around
        each one shows how far off it may be.
      </p>
    </>
  );
}

/**
 * The shares of people with the same archetype when people answer less consistently than the model assumes,
 * from the wrong model of `bench`. The shares for the right model are in `retestAgreement`.
 */
const wrongModelArchetype: Readonly<Record<Tier, number>> = {
  quick: 0.33,
  standard: 0.38,
  epic: 0.46,
};

function oddsOf(tier: Tier): string {
  const { withoutLeast, withLeast } = retestAgreement[tier];
  return (
    `${toRange(wrongModelArchetype[tier], withoutLeast.archetype)} of people get the same archetype again, and a ` +
    `little more when they also pick what’s least like them (${toPercent(withLeast.archetype)} at best). ` +
    `${toPercent(withoutLeast.characterClass)} get the same class, ${toPercent(withoutLeast.personalityType)} the ` +
    `same personality type and ${toPercent(withoutLeast.bestMatch)} the same best match. Of the top five careers, ` +
    `${withoutLeast.topFive.toFixed(1)} come back on average.`
  );
}

const fractions = [
  [1 / 4, 'a quarter'],
  [1 / 3, 'a third'],
  [2 / 5, 'two fifths'],
  [1 / 2, 'half'],
  [3 / 5, 'three fifths'],
  [2 / 3, 'two thirds'],
  [3 / 4, 'three quarters'],
] as const;

function toRange(low: number, high: number): string {
  const [from, to] = [toFraction(low), toFraction(high)];
  return from === to ? `about ${to}` : `${from} to ${to}`;
}

function toFraction(share: number): string {
  const distance = ([value]: (typeof fractions)[number]) => Math.abs(value - share);
  return fractions.reduce((best, next) => (distance(next) < distance(best) ? next : best))[1];
}

function toPercent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
