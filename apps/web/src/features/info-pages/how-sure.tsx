import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { retestAgreement } from '@guildpath/scoring';

export function HowSure() {
  return (
    <>
      <h2 id="how-sure">How sure is a result?</h2>
      <p>
        A quest is a short look at you, and a second look sees something else. To learn how much
        stays, we let thousands of made-up people with known interests take each quest twice, with
        other scenes the second time, and compared their two results. No real answers are used for
        this; real people may be more changeable than ours.
      </p>
      <ul>
        {tiers.map((tier) => (
          <li key={tier}>
            <strong>{tierFacts[tier].name}:</strong> {oddsOf(tier)}
          </li>
        ))}
      </ul>
      <p>
        So a type is a direction, not a verdict, and the one name at the top of hundreds of careers
        is the least certain of all: similar careers change places easily. That is why fields come
        first in your results. Percentages, too, say where you stand in our model of people who take
        the quest, and the band around each says how far that may be off.
      </p>
    </>
  );
}

function oddsOf(tier: Tier): string {
  const { withoutLeast, withLeast } = retestAgreement[tier];
  return (
    `${toPercent(withoutLeast.archetype)} keep their archetype (${toPercent(withLeast.archetype)} with what is least ` +
    `like them), ${toPercent(withoutLeast.characterClass)} their class, ${toPercent(withoutLeast.personalityType)} their ` +
    `personality type and ${toPercent(withoutLeast.bestMatch)} their best match (${toPercent(withLeast.bestMatch)}); of the five best matches, ` +
    `${withoutLeast.topFive.toFixed(1)} come back on average.`
  );
}

function toPercent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
