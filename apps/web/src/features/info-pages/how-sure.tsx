import { tierFacts, tiers } from '@guildpath/contract';
import { retestAgreement } from '@guildpath/scoring';

/** What stays the same when a quest is taken again, and how that was found out. */
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
      <table>
        <caption>What stays the same when people of our model take a quest again</caption>
        <thead>
          <tr>
            <th scope="col">Quest</th>
            <th scope="col">Archetype</th>
            <th scope="col">Class</th>
            <th scope="col">Personality type</th>
            <th scope="col">Best match</th>
            <th scope="col">Of five matches</th>
          </tr>
        </thead>
        <tbody>
          {tiers.flatMap((tier) =>
            (['withoutLeast', 'withLeast'] as const).map((use) => {
              const odds = retestAgreement[tier][use];
              return (
                <tr key={`${tier} ${use}`}>
                  <th scope="row">
                    {tierFacts[tier].name}
                    {use === 'withLeast' ? ', with what is least like you' : ''}
                  </th>
                  <td>{toPercent(odds.archetype)}</td>
                  <td>{toPercent(odds.characterClass)}</td>
                  <td>{toPercent(odds.personalityType)}</td>
                  <td>{toPercent(odds.bestMatch)}</td>
                  <td>{odds.topFive.toFixed(1)}</td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
      <p>
        So a type is a direction and no verdict, and one name at the top of hundreds of careers is
        the least certain thing of all: careers that are alike change places easily. That is why
        fields come first in your results. Percentages, too, say where you stand in our model of
        people who take the quest, and the band around each says how far that may be off.
      </p>
    </>
  );
}

function toPercent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
