import { questionBank } from '@guildpath/content';
import { texts } from '@guildpath/content/texts';
import { bigFiveTraits, riasecTypes } from '@guildpath/contract';
import { levelWord, personalityType, type TraitProfile } from '@guildpath/scoring';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { expect, it } from 'vitest';
import { toInsight } from './join.ts';
import { writePortrait } from './portrait.ts';
import { factsOf } from './testing/insight-facts.ts';
import { cornersOf } from './testing/simulated-results.ts';
import { toWriterContext } from './writer-context.ts';

const people = [0, 1].flatMap((leastShare) =>
  simulatedProfiles(questionBank.epic, { people: 100, seed: 9, leastShare }),
);

const corners = people
  .slice(0, 1)
  .flatMap((one) => [...cornersOf(one, 'bigFive'), ...cornersOf(one, 'riasec')]);
const charts = [...people, ...corners];

/** Lists every text about a trait with the levels of the chart beside which it is true. */
const textsOfLevels = bigFiveTraits.flatMap((trait) =>
  (['low', 'lowerMiddle', 'middle', 'high'] as const).flatMap((level) =>
    texts.traits[trait][level].flatMap((wording) =>
      [wording.text, wording.watch, 'friends' in wording ? wording.friends : undefined].flatMap(
        (text) => (text ? [{ trait, level, text }] : []),
      ),
    ),
  ),
);
const wordsOf = {
  low: ['low'],
  lowerMiddle: ['lower middle'],
  middle: ['middle', 'upper middle'],
  high: ['high'],
};

it('no text about a trait stands beside a chart that shows another level', () => {
  const untrue = charts.flatMap((profile) => {
    const { personalityInsight, friends, costs } = write(profile);
    const whole = [personalityInsight, ...friends, ...costs].join('\n');
    return textsOfLevels.filter(({ trait, level, text }) => {
      const shown = levelWord(profile.bigFive[trait].percentage);
      return whole.includes(text) && !wordsOf[level].includes(shown);
    });
  });
  expect(untrue).toEqual([]);
});

it('the text of a personality type stands beside that type', () => {
  const types = Object.entries(texts.personalityTypes);
  const told = charts.flatMap((profile) => {
    const whole = write(profile).personalityInsight;
    const percentages = bigFiveTraits.map((trait) => [trait, profile.bigFive[trait].percentage]);
    const own = personalityType(Object.fromEntries(percentages));
    return types
      .filter(([, wordings]) => wordings.some((wording) => whole.includes(wording)))
      .map(([type]) => [type, own]);
  });
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter(([type, own]) => type !== own)).toEqual([]);
});

it('no interest below 60 is said to lead', () => {
  const lowered = people.map((profile) => {
    const scores = riasecTypes.map((type) => {
      const score = profile.riasec[type];
      return [type, { ...score, percentage: Math.round(score.percentage * 0.59) }];
    });
    return { ...profile, riasec: Object.fromEntries(scores) as TraitProfile['riasec'] };
  });
  const leads =
    /pulled in one direction|The pull toward|pull toward|Trust the part|lean(ed)? toward/;
  const of = (profiles: readonly TraitProfile[]) =>
    profiles.filter((profile) => leads.test(write(profile).personalityInsight));
  expect(of(people).length).toBeGreaterThan(10);
  expect(of(lowered)).toEqual([]);
});

function write(profile: TraitProfile) {
  const written = writePortrait(toWriterContext(factsOf('epic', profile)));
  return { ...written, personalityInsight: toInsight(written.portrait) };
}
