import { questionBank } from '@guildpath/content';
import { contraction, repeated } from '@guildpath/content/testing';
import { texts } from '@guildpath/content/texts';
import { bigFiveTraits, optionIds, riasecTypes, tiers } from '@guildpath/contract';
import { interestPattern, isNearTie, scoreAssessment, type TraitProfile } from '@guildpath/scoring';
import { simulatedProfiles, writtenAnswers } from '@guildpath/scoring/testing';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { employersOf } from '../catalogue/employers-of.ts';
import { countWords, openingOf, sentencesOf } from './compose.ts';
import { analysisBounds, insightBounds, type WordBounds } from './insight.ts';
import { factsOf } from './testing/insight-facts.ts';
import {
  type Analysis,
  analysesOf,
  cornersOf,
  momentsOf,
  type SimulatedResult,
  simulatedResult,
  simulatedResults,
} from './testing/simulated-results.ts';

declare module 'vitest' {
  interface ProvidedContext {
    people?: number;
  }
}

const vetoed = vetoedIn(texts);

/** No result has a text of the first and one of the second. */
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
    /think best out loud|a microphone|phone with no signal/,
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
    /the person at the top who got it wrong|lose patience with anyone who has doubts|bring a price down|what people want to hear/,
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
  [
    /You play to win, whether|see the receipt|make it a contest/,
    /Competing against the people you work with|Beating others isn't as much fun/,
  ],
  [/smoke detector|smoke or toast/, /long talks about what might be/],
  [/Vague instructions ruin|trusted with the keys|one right place/, /look for the list|lost keys/i],
  [/Sitting still is the hardest|plenty of movement/, /Exactness is part of the fun/],
  [
    /doesn't put you off|bet on your own taste|failed trial doesn't bother/,
    /One odd tone|smoke detector|One red mark/,
  ],
];

describe.each(tiers)('the texts of people who take the %s quest', (tier) => {
  let results: SimulatedResult[] = [];
  let portraits: string[] = [];
  let analyses: Analysis[] = [];

  beforeAll(() => {
    results = simulatedResults(tier, inject('people') ?? 60);
    portraits = results.map(({ personalityInsight }) => personalityInsight);
    analyses = analysesOf(results);
  });

  it('keep to their numbers of words', () => {
    expect(outside(insightBounds[tier], portraits)).toEqual([]);
    const written = analyses.map(({ text }) => text);
    expect(outside(analysisBounds, written).length).toBeLessThanOrEqual(written.length / 1000);
  });

  it('have a contraction in every paragraph of a portrait and in every analysis', () => {
    const written = [
      ...portraits.flatMap((portrait) => portrait.split('\n\n')),
      ...analyses.map(({ text }) => text),
    ];
    expect(written.filter((text) => !contraction.test(text))).toEqual([]);
  });

  it('hold no figure and no quoted label, and call nothing fairly certain', () => {
    const spoken = results.flatMap(({ personalityInsight, fieldSentences, guildTitle }) => [
      personalityInsight,
      guildTitle,
      ...Object.values(fieldSentences),
    ]);
    expect(spoken.filter((text) => /\d|["“”]|your choice of|\bfairly\b/i.test(text))).toEqual([]);
  });

  it('speak of puzzles only in the portrait, and only where they count', () => {
    const spoken = /puzzles\b.*(solved|count)/i;
    if (tier === 'quick') expect(portraits.filter((text) => spoken.test(text))).toEqual([]);
    expect(analyses.filter(({ text }) => text.includes('the puzzles'))).toEqual([]);
  });

  it('begin no more than two sentences alike', () => {
    const monotonous = [...portraits, ...analyses.map(({ text }) => text)].filter(
      (text) =>
        repeated(
          sentencesOf(text).map((sentence) => openingOf(sentence, 2)),
          2,
        ).length > 0,
    );
    expect(monotonous).toEqual([]);
  });

  it('never hold two sentences of which one denies the other, at the ends of all traits either', () => {
    const contradictions = [...results, ...atAllEnds(results.slice(0, 12))].flatMap((result) => {
      const whole = wholeOf(result);
      return forbiddenPairs
        .filter(([one, other]) => one.test(whole) && other.test(whole))
        .map(([one, other]) => [whole.match(one)?.[0], whole.match(other)?.[0]]);
    });
    expect(contradictions).toEqual([]);
  });

  it('say nothing that denies a leading or low interest or the end of a trait', () => {
    const denials = [...results, ...atAllEnds(results.slice(0, 12))].flatMap((result) => {
      const whole = wholeOf(result);
      const facets = facetsOf(result.facts.profile);
      return vetoed.filter(
        ({ text, unless }) => whole.includes(text) && unless.some((facet) => facets.has(facet)),
      );
    });
    expect(denials).toEqual([]);
  });

  it('give the advice and the lines of a trait only with the story that they belong to', () => {
    const stories = bigFiveTraits.flatMap((trait) => Object.values(texts.traits[trait]).flat());
    const torn = results.flatMap((result) => {
      const whole = wholeOf(result);
      return stories.filter(
        ({ text, watch, friends, costs }) =>
          !whole.includes(text) &&
          [watch, friends, costs].some((line) => line !== undefined && whole.includes(line)),
      );
    });
    expect(torn).toEqual([]);
  });

  it('list three different lines of each kind, another title, and a sentence for each field', () => {
    const unfit = results.filter(
      ({ facts, friends, costs, guildTitle, beside, fieldSentences }) =>
        new Set(friends).size !== 3 ||
        new Set(costs).size !== 3 ||
        beside.guildTitle === guildTitle ||
        facts.fields.some(
          ({ category }) => sentencesOf(fieldSentences[category] ?? '').length !== 1,
        ),
    );
    expect(unfit).toEqual([]);
  });

  it('analyze each match, with no sentence for two careers but a moment of the person', () => {
    for (const { facts, careerAnalyses } of results) {
      expect(Object.keys(careerAnalyses)).toEqual(facts.matches.map(({ careerId }) => careerId));
    }
    const own = analyses.flatMap(({ careerId, sentences, moments }) =>
      sentences
        .filter((sentence) => !moments.has(sentence) && !sentence.startsWith('Company names:'))
        .map((sentence) => ({ careerId, sentence })),
    );
    const careerOf = new Map(own.map(({ careerId, sentence }) => [sentence, careerId]));
    expect(own.filter(({ careerId, sentence }) => careerOf.get(sentence) !== careerId)).toEqual([]);
  });

  it('follow each moment by an appeal to the same interest in which people do the same', () => {
    const untrue = analyses.flatMap(({ careerId, sentences, moments, facts }) => {
      const { appeals = {}, activities = {} } = facts.careersById.get(careerId);
      return sentences.filter((sentence, i) => {
        const { chosenType: type, activities: own = [] } = moments.get(sentence) ?? {};
        const isShared = type && own.some((activity) => activities[type]?.includes(activity));
        return type && (appeals[type] !== sentences[i + 1] || !isShared);
      });
    });
    expect(untrue).toEqual([]);
  });

  it('tell no moment in more than two analyses of a result, and in one of a job family', () => {
    const worn = results.flatMap((result) => {
      const { careersById } = result.facts;
      const told = analysesOf([result]).flatMap(({ careerId, sentences, moments }) =>
        sentences
          .filter((sentence) => moments.has(sentence))
          .map((text) => ({ text, place: `${careersById.get(careerId).category}: ${text}` })),
      );
      const places = told.map(({ place }) => place);
      const texts = told.map(({ text }) => text);
      return [...repeated(places, 1), ...repeated(texts, 2)];
    });
    expect(worn).toEqual([]);
  });

  it('open the portrait with a moment of the first interest, where it was chosen at all', () => {
    const others = results.filter(({ facts, moment = '', personalityInsight }) => {
      const { riasec } = facts.profile;
      const highest = Math.max(...riasecTypes.map((type) => riasec[type].percentage));
      const first = riasecTypes.find((type) => riasec[type].percentage === highest);
      const moments = momentsOf(facts);
      const wasChosen = [...moments.values()].some(({ chosenType }) => chosenType === first);
      const isOwn = !wasChosen || moments.get(moment)?.chosenType === first;
      return !isOwn || !personalityInsight.startsWith(moment);
    });
    expect(others).toEqual([]);
  });

  it('name up to three employers that the share card may name in each analysis, where some are known', () => {
    const wrong = analyses.filter(({ careerId, analysis, text, facts }) => {
      const { unnamedEmployers } = facts.texts.analyses;
      const known = employersOf(facts.careersById.get(careerId), facts.companies)
        .map(({ name }) => name)
        .filter((name) => !unnamedEmployers.has(name));
      const { employers } = analysis;
      const isKnown = employers.every((name) => known.includes(name));
      const line = employers.length > 0 ? `\nCompany names: ${employers.join(', ')}` : '';
      const isNamed = new Set(employers).size === Math.min(3, known.length);
      return !isKnown || !isNamed || !text.endsWith(line);
    });
    expect(wrong).toEqual([]);
  });
});

it('a tie for the second place describes how both pull on the first', () => {
  const tied = simulatedProfiles(questionBank.quick, { people: 100, seed: 4 }).flatMap(
    (profile) => {
      const pattern = interestPattern(profile);
      return pattern.kind === 'tied' ? [{ facts: factsOf('quick', profile), pattern }] : [];
    },
  );
  expect(tied.length).toBeGreaterThan(10);
  for (const { facts, pattern } of tied) {
    const { personalityInsight, guildTitle } = simulatedResult(facts);
    const { singles, pairs } = facts.texts.portraits;
    expect(guildTitle).toBe(singles[pattern.first].guildTitle);
    const pulls = new Map(Object.entries(pairs[pattern.first]));
    for (const second of pattern.seconds) {
      const wordings = [pulls.get(second)?.pull ?? []].flat();
      const told = wordings.filter((wording) =>
        personalityInsight.includes(typeof wording === 'string' ? wording : wording.text),
      );
      expect(told).toHaveLength(1);
    }
  }
});

it.each([
  [24, /All six interests look much alike|Your interests lie close together/],
  [25, /No interest stands clearly ahead of the next three/],
])('an even profile is described by the span of its six figures, here %i points', (span, words) => {
  const even = simulatedProfiles(questionBank.quick, { people: 400, seed: 4 }).find(
    (profile) => interestPattern(profile).kind === 'even',
  );
  if (!even) throw new Error('Nobody has such a profile.');
  const ranked = riasecTypes.toSorted(
    (one, other) => even.riasec[other].percentage - even.riasec[one].percentage,
  );
  const narrowed = ranked.map((type, i) => {
    const percentage = 60 - Math.round((span * i) / 5);
    return [type, { ...even.riasec[type], percentage }] as const;
  });
  const riasec = { ...even.riasec, ...Object.fromEntries(narrowed) };
  const { personalityInsight } = simulatedResult(factsOf('quick', { ...even, riasec }));
  expect(personalityInsight).toMatch(words);
});

it('a lead that two interests share is never said to be the lead of one', () => {
  const shared = simulatedProfiles(questionBank.epic, { people: 200, seed: 6 }).flatMap(
    (profile) => {
      const pattern = interestPattern(profile);
      return pattern.kind === 'pair' && isNearTie(profile, pattern.first, pattern.second)
        ? [simulatedResult(factsOf('epic', profile)).personalityInsight]
        : [];
    },
  );
  expect(shared.length).toBeGreaterThan(10);
  const ofOne = /pulled in one direction|pull toward|Trust the part about|lean(ed)? toward/;
  expect(shared.filter((text) => ofOne.test(text))).toEqual([]);
});

it.each([
  { solved: 'none', solvedCount: 0 },
  { solved: 'one', solvedCount: 1 },
  { solved: 'all', solvedCount: 10 },
])(
  'who solved $solved of the puzzles reads so, and no comparison of their kinds',
  ({ solved, solvedCount }) => {
    let left = solvedCount;
    const responses = writtenAnswers(questionBank.epic, ({ key }, i) => {
      if (key.kind !== 'aptitude') return optionIds[i % 4];
      left -= 1;
      const wrong = key.correct === 'a' ? 'b' : 'a';
      return left >= 0 ? key.correct : wrong;
    });
    const profile = scoreAssessment(questionBank.epic, responses);
    const { personalityInsight } = simulatedResult(factsOf('epic', profile));
    expect(personalityInsight).toMatch(new RegExp(`solved ${solved} of (the puzzles|them)`));
    expect(personalityInsight).not.toMatch(/more often than the|as often in each/);
  },
);

/** Collects every wording that names what it would deny, wherever it stands. */
function vetoedIn(node: unknown): { text: string; unless: readonly string[] }[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'unless' in node && 'text' in node ? [node as never] : [];
  return [...own, ...Object.values(node).flatMap(vetoedIn)];
}

function wholeOf({ personalityInsight, friends, costs }: SimulatedResult): string {
  return [personalityInsight, ...friends, ...costs].join('\n');
}

function facetsOf(profile: TraitProfile): ReadonlySet<string> {
  const pattern = interestPattern(profile);
  const ends = [...Object.entries(profile.riasec), ...Object.entries(profile.bigFive)].flatMap(
    ([scale, { percentage }]) => {
      if (percentage < 30) return [`${scale} low`];
      return percentage > 70 ? [`${scale} high`] : [];
    },
  );
  return new Set([...Object.values(pattern).flat(), ...ends]);
}

/** Puts every trait of the same people at either end, in all combinations. */
function atAllEnds(results: readonly SimulatedResult[]) {
  return results.flatMap(({ facts }) =>
    cornersOf(facts.profile, 'bigFive').map((profile) => simulatedResult({ ...facts, profile })),
  );
}

function outside({ minWords, maxWords }: WordBounds, texts: readonly string[]): string[] {
  return texts.filter((text) => countWords(text) < minWords || countWords(text) > maxWords);
}
