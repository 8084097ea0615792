import { questionBank } from '@guildpath/content';
import { type Tier, tiers } from '@guildpath/contract';
import { interestPattern, type TraitProfile, tellingTraits } from '@guildpath/scoring';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { sentencesOf } from './compose.ts';
import type { Insight } from './insight.ts';
import { contraction } from './testing/contraction.ts';
import { factsOf } from './testing/insight-facts.ts';
import { writeInsight } from './write-insight.ts';

interface Result extends Insight {
  readonly profile: TraitProfile;
}

const peopleOf: Readonly<Record<Tier, number>> = { quick: 300, standard: 150, epic: 80 };
const traitCounts: Readonly<Record<Tier, number>> = { quick: 2, standard: 3, epic: 5 };

/** Each of the first never stands in one result with its second. */
const forbiddenPairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    /half-built projects|newer one came along|in a single night, and it's good|Finishing is the weak spot|Deadlines arrive in the middle|happy to finish things/i,
    /A promise is in your calendar|You finish things, even|Your bag's packed the night before/,
  ],
  [
    /worries home|moods rub off|turning over a case|makes you doubt|news fills your head|Losing stays with you|makes you nervous/,
    /bad days slide off you|adding up your mistakes|your hands don't shake/,
  ],
  [
    /Mixed days suit you|no two weeks alike|Let every day be different|On Monday you'd fix/,
    /for the sake of change|isn't so new|makes? you look at your watch/,
  ],
  [
    /An hour into a party|with your whole face|A full day in company|start the silly game|calls, visits and deals|Screens without any faces|day without faces/,
    /the seat at the end|hoping it's a text|don't say much in a group/,
  ],
  [
    /Time alone with a blank page|a quiet workbench|with the phone off|door that closes|when it's gone quiet|long quiet stretches/,
    /think best out loud|a microphone|phone without any bars/,
  ],
  [
    /two hours later you're somehow|An entire evening with a good article/,
    /Several hours alone with a screen|Studying alone is hard/,
  ],
  [
    /you like to be liked|Refusing is the hard part|You promise a lot/,
    /neither flattery nor sulking|You play to win, whether|see the receipt/,
  ],
  [
    /the boss who got it wrong|lose patience with anyone who has doubts|bring a price down|what people want to hear/,
    /burned slice|feel sorry for the other team/,
  ],
  [
    /tool on your wall|parts in a row and measure twice|sorted by a system|An inbox that's sorted|versions with dates|first aid box is full|timetable on vacation|where the spare fuses are|Tickets, keys and cash boxes/,
    /lost keys|start when you feel like it|an organized person cry/i,
  ],
  [
    /Steady days suit you|familiar round of duties|familiar faces|a regular round to walk/,
    /tabs open in your head|Doing a thing twice bores you|a question without an answer/,
  ],
  [/You play to win, whether|see the receipt/, /Competing against the people you work with/],
  [
    /doesn't put you off|bet on your own taste|failed trial doesn't bother/,
    /One odd tone|smoke detector|One red mark/,
  ],
];

function resultsOf(tier: Tier): Result[] {
  return simulatedProfiles(questionBank[tier], {
    people: peopleOf[tier],
    seed: 71,
    leastShare: 0.5,
  }).map((profile) => ({ profile, ...writeInsight(factsOf(tier, profile)) }));
}

function wholeOf({ personalityInsight, friends, costs }: Insight): string {
  return [personalityInsight, ...friends, ...costs].join('\n');
}

function commonShare(one: Insight, other: Insight): number {
  const [a, b] = [one, other].map(
    ({ personalityInsight }) => new Set(sentencesOf(personalityInsight)),
  );
  if (!a || !b) return 0;
  return [...a].filter((sentence) => b.has(sentence)).length / Math.min(a.size, b.size);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

describe.each(tiers)('portraits of people who take the %s quest', (tier) => {
  let results: Result[] = [];

  beforeAll(() => {
    results = resultsOf(tier);
  });

  it('have a contraction in every paragraph', () => {
    const stiff = results.flatMap(({ personalityInsight }) =>
      personalityInsight.split('\n\n').filter((paragraph) => !contraction.test(paragraph)),
    );
    expect(stiff).toEqual([]);
  });

  it('never hold two sentences of which one denies the other', () => {
    const contradictions = results.flatMap((result) => {
      const whole = wholeOf(result);
      return forbiddenPairs
        .filter(([one, other]) => one.test(whole) && other.test(whole))
        .map(([one, other]) => [whole.match(one)?.[0], whole.match(other)?.[0]]);
    });
    expect(contradictions).toEqual([]);
  });

  it('list three different lines of each kind, and a title other than the own', () => {
    for (const { friends, costs, guildTitle, beside } of results) {
      expect(new Set(friends).size).toBe(3);
      expect(new Set(costs).size).toBe(3);
      expect(beside.guildTitle).not.toBe(guildTitle);
    }
  });

  it('share at most half of their sentences in most cases where pair and traits are the same', () => {
    const latest = new Map<string, Result>();
    const shares = results.flatMap((result) => {
      const { profile } = result;
      const levels = tellingTraits(profile).slice(0, traitCounts[tier]);
      const key = JSON.stringify([interestPattern(profile), levels]);
      const other = latest.get(key);
      latest.set(key, result);
      return other ? [commonShare(result, other)] : [];
    });
    if (shares.length < 20) return;
    expect(quantile(shares, 0.5)).toBeLessThan(0.42);
    expect(quantile(shares, 0.8)).toBeLessThanOrEqual(0.55);
  });

  it('call a middling result somewhat certain, and speak of puzzles only where they count', () => {
    for (const { personalityInsight } of results) {
      expect(personalityInsight).not.toMatch(/\bfairly\b|four puzzles/i);
      if (tier === 'quick') expect(personalityInsight).not.toMatch(/puzzles\b.*(solved|count)/i);
    }
  });
});
