import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { retestAgreement } from '@guildpath/scoring';
import { peopleInWords, shareInWords } from '../../shared/results/odds.ts';

export function HowSure() {
  return (
    <>
      <h2 id="how-sure">How sure is a result?</h2>
      <p>
        <strong>These figures come from a model, not from real people yet.</strong> A quest is a
        snapshot, and the next one will look a little different. To see how different, we had
        thousands of made-up people with known interests take each quest twice, with other scenes
        the second time. The upper end of each range is for people who answer the way our model
        expects, and the lower end is for people who answer less consistently. Archetype and matches
        come back a little more often when people also pick what’s least like them.
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
        each one shows where it would probably fall another time.
      </p>
    </>
  );
}

function oddsOf(tier: Tier): string {
  const { archetype, characterClass, personalityType, bestMatch, topFive } =
    retestAgreement[tier].withoutLeast;
  return (
    `${peopleInWords(archetype)} get the same archetype again, ${shareInWords(characterClass)} the same class, ` +
    `${shareInWords(personalityType)} the same personality type and ${shareInWords(bestMatch)} the same best match. ` +
    `Of the top five careers, ${topFive[0]} to ${topFive[1]} come back on average.`
  );
}
