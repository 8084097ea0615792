import type { RiasecType } from '@guildpath/contract';
import { type TraitProfile, topCompanies } from '@guildpath/scoring';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBuiltInWriter } from './built-in-writer.ts';
import { countWords } from './fit-words.ts';
import {
  anyAnswers,
  anyFacts,
  factsFor,
  profileOf,
  shippedFactsFor,
} from './testing/insight-facts.ts';

const { write } = createBuiltInWriter();

function insightOf(profile: TraitProfile): string {
  return write(factsFor(profile, [], [])).personalityInsight;
}

function percentagesIn(text: string): number[] {
  return [...text.matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure));
}

function percentagesOf({ riasec, bigFive, aptitude }: TraitProfile): number[] {
  return [riasec, bigFive, aptitude].flatMap((group) =>
    Object.values(group).map(({ percentage }) => percentage),
  );
}

describe('the personality insight', () => {
  test('has 150 to 250 words', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const words = countWords(write(facts).personalityInsight);
        expect(words).toBeGreaterThanOrEqual(150);
        expect(words).toBeLessThanOrEqual(250);
      }),
    );
  });

  test('mentions no percentage but those of the profile, and all of interests and traits', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const mentioned = percentagesIn(write(facts).personalityInsight);
        const { riasec, bigFive } = facts.profile;
        const shown = [...Object.values(riasec), ...Object.values(bigFive)].map(
          (s) => s.percentage,
        );
        expect(new Set(mentioned)).toEqual(new Set(shown));
      }),
    );
  });

  test('quotes no choice but those that were made', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { scored } = facts.questions.quick;
        const made = facts.profile.evidence.flatMap(({ questionId, selectedOption }) => {
          const question = scored.find(({ id }) => id === questionId);
          const option = question?.options.find(({ id }) => id === selectedOption);
          return [question?.title, option?.label];
        });
        for (const [, quoted] of write(facts).personalityInsight.matchAll(/"([^"]+)"/g)) {
          expect(made).toContain(quoted);
        }
      }),
    );
  });

  test('differs between people with different answers', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (one, other) => {
        const [profile, otherProfile] = [profileOf(one), profileOf(other)];
        fc.pre(percentagesOf(profile).join() !== percentagesOf(otherProfile).join());
        expect(insightOf(profile)).not.toBe(insightOf(otherProfile));
      }),
    );
  });

  test('is the same each time for the same answers', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const again = { ...facts, profile: structuredClone(facts.profile) };
        expect(write(again)).toEqual(write(facts));
      }),
      { numRuns: 20 },
    );
  });

  test('tells two interests that the answers cannot put in order as a tie', () => {
    const profile = withInterests({ realistic: 0.9, investigative: 0.85 });
    expect(insightOf(profile)).toContain('Two interests share your first place: Realistic');
    expect(insightOf(profile)).toContain('call it a tie');
  });

  test('names no leader when all interests lie together', () => {
    expect(insightOf(withInterests({}))).toContain('No single interest leads');
  });

  test('puts a clear first interest first, with the choices that show it', () => {
    const insight = insightOf(withInterests({ social: 1.5 }));
    expect(insight.split('. ')[0]).toContain('Social');
    expect(insight).not.toContain('tie');
  });

  test('says that fifteen answers make a sketch', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(write(facts).personalityInsight).toContain('15 answers');
      }),
      { numRuns: 20 },
    );
  });
});

describe('the analysis of a career', () => {
  test('is there for each match and has 60 to 110 words', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { careerAnalyses } = write(facts);
        expect(Object.keys(careerAnalyses)).toEqual(facts.matches.map(({ careerId }) => careerId));
        for (const analysis of Object.values(careerAnalyses)) {
          expect(countWords(analysis), analysis).toBeGreaterThanOrEqual(60);
          expect(countWords(analysis), analysis).toBeLessThanOrEqual(110);
        }
      }),
    );
  });

  test('ends with the names of up to three employers of the field', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const { careerId } of facts.matches) {
          const { category } = facts.careersById.get(careerId);
          const employers = facts.companies.filter(({ categories }) =>
            categories.includes(category),
          );
          const line = write(facts).careerAnalyses[careerId]?.split('\n').at(-1) ?? '';
          expect(line).toMatch(/^Company names: [^,]+, [^,]+, [^,]+$/);
          for (const name of line.replace('Company names: ', '').split(', ')) {
            expect(employers.map((employer) => employer.name)).toContain(name);
          }
        }
      }),
    );
  });

  test('names no company where none is known', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { careerAnalyses } = write({ ...facts, companies: [] });
        expect(Object.values(careerAnalyses).join()).not.toContain('Company names');
      }),
      { numRuns: 20 },
    );
  });

  test('mentions no percentage but those of the profile', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const shown = percentagesOf(facts.profile);
        const mentioned = percentagesIn(Object.values(write(facts).careerAnalyses).join(' '));
        for (const percentage of mentioned) expect(shown).toContain(percentage);
      }),
    );
  });

  test('never gives a puzzle gone wrong as a reason', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const analyses = Object.values(write(facts).careerAnalyses).join(' ');
        for (const { questionId, selectedOption } of facts.profile.evidence) {
          const question = facts.questions.quick.scored.find(({ id }) => id === questionId);
          if (question?.key.kind !== 'aptitude' || question.key.correct === selectedOption)
            continue;
          expect(analyses).not.toContain(question.title);
        }
      }),
    );
  });

  test('never gives one person the same first step twice among five careers', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const steps = Object.values(write(facts).careerAnalyses).map(
          (analysis) => analysis.match(/This month, .*/)?.[0],
        );
        expect(new Set(steps).size).toBe(5);
      }),
    );
  });
});

describe('with the catalogue that ships with Guildpath', () => {
  test('all texts keep their lengths', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { personalityInsight, careerAnalyses } = write(shippedFactsFor(answers));
        expect(countWords(personalityInsight)).toBeGreaterThanOrEqual(150);
        expect(countWords(personalityInsight)).toBeLessThanOrEqual(250);
        for (const analysis of Object.values(careerAnalyses)) {
          expect(countWords(analysis), analysis).toBeGreaterThanOrEqual(60);
          expect(countWords(analysis), analysis).toBeLessThanOrEqual(110);
        }
      }),
    );
  });

  test('each analysis ends with companies that the share card can read', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const facts = shippedFactsFor(answers);
        for (const analysis of Object.values(write(facts).careerAnalyses)) {
          const names = topCompanies([{ careerCategory: 'Any', aiAnalysis: analysis }]);
          expect(names.length).toBeGreaterThan(0);
          for (const name of names) expect(facts.companies.map((one) => one.name)).toContain(name);
        }
      }),
    );
  });
});

/** Someone in the middle of everything but these interests. */
function withInterests(estimates: Partial<Record<RiasecType, number>>): TraitProfile {
  const profile = profileOf([]);
  const riasec = Object.fromEntries(
    Object.entries(profile.riasec).map(([type, score]) => {
      const estimate = estimates[type as RiasecType] ?? 0;
      return [type, { ...score, estimate, percentage: Math.round(50 + estimate * 25) }];
    }),
  ) as TraitProfile['riasec'];
  return { ...profile, riasec };
}
