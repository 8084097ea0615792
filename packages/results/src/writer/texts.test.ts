import { questionBank } from '@guildpath/content';
import { readingGrade } from '@guildpath/content/testing';
import { type OptionId, optionIds, riasecTypes, type Tier, tiers } from '@guildpath/contract';
import {
  interestPattern,
  isNearTie,
  scoreAssessment,
  tellingTraits,
  topCompanies,
} from '@guildpath/scoring';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { countWords, openingOf, sentencesOf } from './compose.ts';
import {
  analysisBounds,
  type Insight,
  type InsightFacts,
  insightBounds,
  type WordBounds,
} from './insight.ts';
import { portraits } from './portraits/portraits.ts';
import { contraction } from './testing/contraction.ts';
import { factsOf } from './testing/insight-facts.ts';
import { writeInsight } from './write-insight.ts';

declare module 'vitest' {
  interface ProvidedContext {
    populationFactor?: number;
  }
}

interface Result extends Insight {
  readonly facts: InsightFacts;
}

const factor = inject('populationFactor') ?? 1;
/** Makes 200 people by day and 2,000 in the nightly run. */
const peopleOf: Readonly<Record<Tier, number>> = {
  quick: 100 * factor,
  standard: 50 * factor,
  epic: 50 * factor,
};
const traitCounts: Readonly<Record<Tier, number>> = { quick: 2, standard: 3, epic: 5 };

/** Half of the people name what is least like them in every scene, the others in none. */
function resultsOf(tier: Tier): Result[] {
  return [0, 1].flatMap((leastShare) =>
    simulatedProfiles(questionBank[tier], {
      people: peopleOf[tier] / 2,
      seed: 20 + leastShare,
      leastShare,
    }).map((profile) => {
      const facts = factsOf(tier, profile);
      return { facts, ...writeInsight(facts) };
    }),
  );
}

function repeated(values: readonly string[], limit: number): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > limit).map(([value]) => value);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Is relative to the shorter text. */
function commonShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((sentence) => other.has(sentence)).length;
  return common / Math.min(one.size, other.size);
}

describe.each(tiers)(
  'the texts of people drawn from the population who take the %s quest',
  (tier) => {
    let results: Result[] = [];

    beforeAll(() => {
      results = resultsOf(tier);
    });

    it('portray people of other patterns or other telling traits in other words', () => {
      const keys = new Map<string, string>();
      for (const { facts, personalityInsight } of results) {
        const pattern = interestPattern(facts.profile);
        const key = JSON.stringify([
          pattern,
          tellingTraits(facts.profile).slice(0, traitCounts[tier]),
        ]);
        expect(keys.get(personalityInsight) ?? key).toBe(key);
        keys.set(personalityInsight, key);
      }
    });

    it('have less than 15 percent of their sentences in common, for half of all pairs of people', () => {
      const texts = results.map(
        ({ personalityInsight }) => new Set(sentencesOf(personalityInsight)),
      );
      const shares = texts.flatMap((text, i) =>
        [1, 7, 61, 503, 997].flatMap((steps) => {
          const other = texts[(i + steps) % texts.length];
          return other ? [commonShare(text, other)] : [];
        }),
      );
      expect(median(shares)).toBeLessThan(0.15);
    });

    it('keep the portrait within its number of words', () => {
      expect(
        outside(
          insightBounds[tier],
          results.map(({ personalityInsight }) => personalityInsight),
        ),
      ).toEqual([]);
    });

    it('keep the portrait at grade 6 to 8, with half a grade of play for a single text', () => {
      const grades = results
        .slice(0, 100)
        .map(({ personalityInsight }) => readingGrade(personalityInsight.replaceAll('\n\n', ' ')));
      expect(median(grades)).toBeGreaterThanOrEqual(6);
      expect(Math.min(...grades)).toBeGreaterThanOrEqual(5.5);
      expect(Math.max(...grades)).toBeLessThanOrEqual(8.5);
    });

    it('hold no digit in the portrait and in what is said of fields', () => {
      const texts = results.flatMap(({ personalityInsight, fieldSentences, guildTitle }) => [
        personalityInsight,
        guildTitle,
        ...Object.values(fieldSentences),
      ]);
      expect(texts.filter((text) => /\d/.test(text))).toEqual([]);
    });

    it('begin no more than two sentences of a portrait or an analysis alike', () => {
      const monotonous = results
        .flatMap(({ personalityInsight, careerAnalyses }) => [
          personalityInsight,
          ...Object.values(careerAnalyses),
        ])
        .filter((text) => repeated(openingsOf(text, 2), 2).length > 0);
      expect(monotonous).toEqual([]);
    });

    it('never tell an answer in the portrait as a choice of one label in another', () => {
      const texts = results.map(({ personalityInsight }) => personalityInsight);
      expect(texts.filter((text) => /["“”]|your choice of/i.test(text))).toEqual([]);
    });

    it('analyze each match in 110 to 210 words', () => {
      for (const { facts, careerAnalyses } of results) {
        expect(Object.keys(careerAnalyses)).toEqual(facts.matches.map(({ careerId }) => careerId));
      }
      expect(outside(analysisBounds, analysesOf(results)).map((x) => countWords(x) + x)).toEqual(
        [],
      );
    });

    it('speak: every analysis has a contraction', () => {
      expect(analysesOf(results).filter((text) => !contraction.test(text))).toEqual([]);
    });

    it('use no sentence for two careers but a moment of the person', () => {
      const careersOf = new Map<string, Set<string>>();
      for (const { facts, careerAnalyses } of results) {
        const moments = new Set(momentsOf(facts));
        for (const [careerId, text] of Object.entries(careerAnalyses)) {
          for (const sentence of sentencesOf(text)) {
            if (moments.has(sentence) || sentence.startsWith('Company names:')) continue;
            careersOf.set(sentence, (careersOf.get(sentence) ?? new Set()).add(careerId));
          }
        }
      }
      const shared = [...careersOf].filter(([, careerIds]) => careerIds.size > 1);
      expect(shared.map(([sentence]) => sentence)).toEqual([]);
    });

    it('open a sentence with the same four words in at most a tenth of the analyses', () => {
      const analyses = results.flatMap(({ facts, careerAnalyses }) => {
        const moments = new Set(momentsOf(facts));
        return Object.values(careerAnalyses).map((text) =>
          sentencesOf(text)
            .filter((sentence) => !moments.has(sentence) && !sentence.startsWith('Company names:'))
            .map((sentence) => openingOf(sentence, 4)),
        );
      });
      const openings = analyses.flatMap((each) => [...new Set(each)]);
      expect(repeated(openings, analyses.length / 10)).toEqual([]);
    });

    it('begin each analysis with an answer of the person wherever one fits the career', () => {
      const beginnings = results.flatMap(({ facts, careerAnalyses }) => {
        const moments = new Set(momentsOf(facts));
        return Object.values(careerAnalyses).map((text) => moments.has(sentencesOf(text)[0] ?? ''));
      });
      const own = beginnings.filter(Boolean).length / beginnings.length;
      expect(own).toBeGreaterThan(0.95);
    });

    it('follow each answer by what appeals in the career to people with its interest', () => {
      const untrue = results.flatMap(({ facts, careerAnalyses }) => {
        const typeOf = new Map(momentsWithType(facts));
        return facts.matches.flatMap(({ careerId }) => {
          const { appeals = {} } = facts.careersById.get(careerId);
          const sentences = sentencesOf(careerAnalyses[careerId] ?? '');
          return sentences.filter((sentence, i) => {
            const type = typeOf.get(sentence);
            return type && appeals[type] !== sentences[i + 1];
          });
        });
      });
      expect(untrue).toEqual([]);
    });

    it('begin with the interest that person and career share, where the person has chosen it', () => {
      const others = results.flatMap(({ facts, careerAnalyses }) => {
        const typeOf = new Map(momentsWithType(facts));
        return facts.matches.flatMap(({ careerId, reasons: { sharedInterest } }) => {
          const { appeals = {} } = facts.careersById.get(careerId);
          const [first = ''] = sentencesOf(careerAnalyses[careerId] ?? '');
          const mayStart = appeals[sharedInterest] && [...typeOf.values()].includes(sharedInterest);
          return mayStart && typeOf.has(first) && typeOf.get(first) !== sharedInterest
            ? [careerId]
            : [];
        });
      });
      // Where its only moments are about animals or food, and the career is not.
      expect(others.length / analysesOf(results).length).toBeLessThan(0.02);
    });

    it('give no choice among animals as a reason for work without any', () => {
      const among = /\b(hooves|sheep)\b/;
      const strange = results.flatMap(({ facts, careerAnalyses }) =>
        facts.matches.flatMap(({ careerId }) => {
          const { category } = facts.careersById.get(careerId);
          const isAmong = ['Animals', 'Farming', 'Nature and Environment'].includes(category);
          return isAmong
            ? []
            : momentsOf(facts).filter(
                (moment) => among.test(moment) && careerAnalyses[careerId]?.includes(moment),
              );
        }),
      );
      expect(strange).toEqual([]);
    });

    it('leave pay and puzzles of the analyses to the screens', () => {
      const named = results.flatMap(({ facts, careerAnalyses }) =>
        facts.matches.flatMap(({ careerId }) => {
          const { medianPay = Number.NaN } = facts.careersById.get(careerId);
          const pay = `$${medianPay.toLocaleString('en-US')}`;
          const analysis = careerAnalyses[careerId] ?? '';
          return analysis.includes(pay) || analysis.includes('the puzzles') ? [careerId] : [];
        }),
      );
      expect(named).toEqual([]);
    });

    it('end each analysis with employers that the share card can read, where some are known', () => {
      const names = new Set(results[0]?.facts.companies.map(({ name }) => name));
      const unreadable = results.flatMap(({ facts, careerAnalyses }) =>
        facts.matches.flatMap(({ careerId }) => {
          const aiAnalysis = careerAnalyses[careerId] ?? '';
          const line = aiAnalysis.split('\n').at(-1) ?? '';
          if (!line.startsWith('Company names: ')) {
            return facts.careersById.get(careerId).commissionedBy ? [] : [careerId];
          }
          const read = topCompanies([{ careerCategory: 'Any', aiAnalysis }]);
          const isSound =
            line === `Company names: ${read.join(', ')}` && read.every((name) => names.has(name));
          return isSound ? [] : [line];
        }),
      );
      expect(unreadable).toEqual([]);
    });

    it('say one sentence of each field', () => {
      for (const { fieldSentences } of results) {
        const sentences = Object.values(fieldSentences);
        expect(sentences.length).toBeGreaterThan(0);
        expect(sentences.flatMap(sentencesOf)).toEqual(sentences);
      }
    });
  },
);

it('a tie for the second place describes how both pull on the first', () => {
  const tied = simulatedProfiles(questionBank.quick, { people: 100, seed: 4 })
    .map((profile) => ({ profile, pattern: interestPattern(profile) }))
    .flatMap(({ profile, pattern }) => (pattern.kind === 'tied' ? [{ profile, pattern }] : []));
  expect(tied.length).toBeGreaterThan(10);
  for (const { profile, pattern } of tied) {
    const { personalityInsight, guildTitle } = writeInsight(factsOf('quick', profile));
    expect(guildTitle).toBe(portraits.singles[pattern.first].guildTitle);
    for (const second of pattern.seconds) {
      expect(personalityInsight).toContain(portraits.pairs[pattern.first][second]?.pull);
    }
  }
});

describe('a profile in which no interest stands out', () => {
  const even = simulatedProfiles(questionBank.quick, { people: 100, seed: 4 }).find((profile) => {
    const percentages = Object.values(profile.riasec).map(({ percentage }) => percentage);
    return interestPattern(profile).kind === 'even' && Math.max(...percentages) > 75;
  });
  if (!even) throw new Error('Nobody has such a profile.');
  const alike = /All six interests look much alike|Your interests lie close together/;
  const noLead = /No interest stands clearly ahead of the next three/;

  it('does not say that the interests are alike when their figures are far apart', () => {
    const { personalityInsight } = writeInsight(factsOf('quick', even));
    expect(personalityInsight).toMatch(noLead);
    expect(personalityInsight).not.toMatch(alike);
  });

  it.each([
    [24, alike],
    [25, noLead],
  ])('is described by the span of its six figures, here %i points', (span, words) => {
    const ranked = riasecTypes.toSorted(
      (one, other) => even.riasec[other].percentage - even.riasec[one].percentage,
    );
    const narrowed = ranked.map((type, i) => {
      const percentage = 60 - Math.round((span * i) / 5);
      return [type, { ...even.riasec[type], percentage }] as const;
    });
    const riasec = { ...even.riasec, ...Object.fromEntries(narrowed) };
    const { personalityInsight } = writeInsight(factsOf('quick', { ...even, riasec }));
    expect(personalityInsight).toMatch(words);
  });
});

it('a lead that two interests share is never said to be the lead of one', () => {
  const shared = simulatedProfiles(questionBank.epic, { people: 200, seed: 6 }).flatMap(
    (profile) => {
      const pattern = interestPattern(profile);
      return pattern.kind === 'pair' && isNearTie(profile, pattern.first, pattern.second)
        ? [writeInsight(factsOf('epic', profile)).personalityInsight]
        : [];
    },
  );
  expect(shared.length).toBeGreaterThan(10);
  const ofOne = /pulled in one direction|pull toward|Trust the part about|lean(ed)? toward/;
  expect(shared.filter((text) => ofOne.test(text))).toEqual([]);
});

describe.each([
  { solved: 'none', isSolved: () => false },
  { solved: 'one', isSolved: (puzzle: number) => puzzle === 1 },
  { solved: 'all', isSolved: () => true },
])('where $solved of the puzzles are solved', ({ solved, isSolved }) => {
  it('the portrait says so, and compares no kinds of puzzle', () => {
    let puzzles = 0;
    const responses = questionBank.epic.map(({ id, type, key }, i) => {
      const turn = optionIds[i % optionIds.length] ?? 'a';
      const isPuzzle = key.kind === 'aptitude';
      if (isPuzzle) puzzles += 1;
      const selectedOption = isPuzzle ? answerOf(key.correct, isSolved(puzzles)) : turn;
      return { questionId: id, questionType: type, selectedOption };
    });
    const { personalityInsight } = writeInsight(
      factsOf('epic', scoreAssessment(questionBank.epic, responses)),
    );
    expect(personalityInsight).toMatch(
      new RegExp(`solved ${solved} of (the puzzles|them)|puzzles you solved ${solved}`),
    );
    expect(personalityInsight).not.toMatch(/more often than those|as often in each/);
  });
});

it('a straight line gets a kind sentence, which says that the letter may speak louder than the person', () => {
  const responses = questionBank.quick.map(({ id, type }) => ({
    questionId: id,
    questionType: type,
    selectedOption: 'b' as const,
  }));
  const profile = scoreAssessment(questionBank.quick, responses);
  expect(writeInsight(factsOf('quick', profile)).personalityInsight).toMatch(
    /the same letter.*welcome/,
  );
});

it('the same facts always give the same words', () => {
  const [profile] = simulatedProfiles(questionBank.epic, { people: 1, seed: 9 });
  if (!profile) throw new Error('There is no profile.');
  const again = factsOf('epic', structuredClone(profile));
  expect(writeInsight(again)).toEqual(writeInsight(factsOf('epic', profile)));
});

function answerOf(correct: OptionId, isSolved: boolean): OptionId {
  const wrong = correct === 'a' ? 'b' : 'a';
  return isSolved ? correct : wrong;
}

function analysesOf(results: readonly Result[]): string[] {
  return results.flatMap(({ careerAnalyses }) => Object.values(careerAnalyses));
}

function outside({ minWords, maxWords }: WordBounds, texts: readonly string[]): string[] {
  return texts.filter((text) => {
    const words = countWords(text);
    return words < minWords || words > maxWords;
  });
}

function openingsOf(text: string, words: number): string[] {
  return sentencesOf(text).map((sentence) => openingOf(sentence, words));
}

function momentsOf(facts: InsightFacts): string[] {
  return momentsWithType(facts).map(([moment]) => moment);
}

function momentsWithType({ profile, questions, tier }: InsightFacts) {
  const asked = new Map(questions[tier].scored.map((question) => [question.id, question]));
  return profile.evidence.flatMap(({ questionId, selectedOption, chosenType }) => {
    const moment = asked.get(questionId)?.options.find(({ id }) => id === selectedOption)?.moment;
    return moment ? [[moment, chosenType] as const] : [];
  });
}
