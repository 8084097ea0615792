import {
  careers,
  companies,
  consultants,
  programs,
  questionBank,
  schools,
  skills,
} from '@guildpath/content';
import { texts } from '@guildpath/content/texts';
import {
  optionIds,
  preparationOf,
  preparations,
  sampleResult,
  type Tier,
  tierFacts,
  tiers,
} from '@guildpath/contract';
import { archetype, personalityType } from '@guildpath/scoring';
import { describe, expect, it } from 'vitest';
import { assess, preview, rankCareers } from './assess.ts';
import { indexCatalogue } from './catalogue/catalogue.ts';

const questionsOf = (tier: Tier) => ({ scored: questionBank[tier], served: [] });
const catalogue = indexCatalogue(
  {
    version: 'test',
    onetReleases: [],
    questions: {
      quick: questionsOf('quick'),
      standard: questionsOf('standard'),
      epic: questionsOf('epic'),
    },
    careers,
    companies,
    consultants,
    programs,
    schools,
    skills,
  },
  texts,
);

/** Chooses the option `step` places after the one before; with 0, it is a straight line. */
function answersTo(tier: Tier, step = 1) {
  const responses = questionBank[tier].map(({ id, type }, index) => ({
    questionId: id,
    questionType: type,
    selectedOption: optionIds[(index * step) % optionIds.length] ?? 'a',
  }));
  return { tier, responses };
}

describe.each(tiers)('a result of the %s tier', (tier) => {
  const { snapshot } = assess(catalogue, answersTo(tier));

  it('recommends as many careers as its tier promises, and a roadmap on epic alone', () => {
    expect(snapshot.careerRecommendations).toHaveLength(tierFacts[tier].careerCount);
    expect(snapshot.careerRoadmap !== undefined).toBe(tier === 'epic');
  });

  it('names two or three fields with a sentence and careers that it lists, the best among them', () => {
    const { careerFields = [], careerRecommendations, moreCareers = [] } = snapshot;
    const families = new Map(
      [...careerRecommendations, ...moreCareers].map(({ id, careerCategory }) => [
        id,
        careerCategory,
      ]),
    );
    expect([2, 3]).toContain(careerFields.length);
    for (const { category, sentence, careerIds } of careerFields) {
      expect(sentence, category).toMatch(/\.$/);
      expect(careerIds.length, category).toBeGreaterThan(0);
      for (const id of careerIds) expect(families.get(id)).toBe(category);
    }
    const [best] = careerRecommendations;
    expect(careerFields.map(({ category }) => category)).toContain(best?.careerCategory);
  });

  it('lists up to five more careers of each of these fields, best first, and none twice', () => {
    const { careerFields = [], careerRecommendations, moreCareers = [] } = snapshot;
    const listed = new Set(careerRecommendations.map(({ id }) => id));
    expect(moreCareers.filter(({ id }) => listed.has(id))).toEqual([]);
    for (const { category } of careerFields) {
      const more = moreCareers.filter(({ careerCategory }) => careerCategory === category);
      const matches = more.map(({ matchPercentage }) => matchPercentage);
      expect(more.length).toBeLessThanOrEqual(5);
      expect(matches).toEqual(matches.toSorted((one, other) => other - one));
    }
  });

  it('remembers one answer as the story tells it', () => {
    const moments = questionBank[tier].flatMap(({ options }) =>
      options.map(({ moment }) => moment),
    );
    expect(moments).toContain(snapshot.moment);
  });

  it('holds the five best careers of each length of preparation, with skills and schools for them', () => {
    for (const preparation of preparations) {
      const prepared = snapshot.byPreparation?.[preparation];
      const isPrepared = (id: string) => {
        const career = careers.find((one) => one.id === id);
        return career !== undefined && preparationOf(career) === preparation;
      };
      expect(prepared?.careerCount).toBe(careers.filter(({ id }) => isPrepared(id)).length);
      const recommended = prepared?.careerRecommendations ?? [];
      expect(recommended).toHaveLength(5);
      for (const career of recommended) {
        expect(isPrepared(career.id), career.id).toBe(true);
        expect(career).not.toHaveProperty('aiAnalysis');
      }
      expect(prepared?.skillRecommendations.length).toBeGreaterThan(0);
      const titles = recommended.map(({ careerTitle }) => careerTitle);
      for (const { forCareer } of prepared?.schoolRecommendations ?? []) {
        expect(titles).toContain(forCareer);
      }
    }
  });

  it.each([0, 1, 2, 3])('has the class and archetype of its preview, in pattern %i', (step) => {
    const answers = answersTo(tier, step);
    const { characterClass, riasecScores } = assess(catalogue, answers).snapshot;
    expect(preview(catalogue, answers)).toEqual({
      characterClass,
      archetype: archetype(riasecScores),
    });
  });
});

it.each([
  ['varied answers at an easy pace', { ...answersTo('quick'), durationSeconds: 900 }, undefined],
  ['varied answers of unknown duration', answersTo('quick'), undefined],
  ['answers in five seconds', { ...answersTo('quick'), durationSeconds: 5 }, 'too-fast'],
  ['one letter everywhere', { ...answersTo('quick', 0), durationSeconds: 900 }, 'straight-line'],
])('for %s, the caution is %s', (_name, answers, caution) => {
  expect(assess(catalogue, answers).snapshot.caution).toBe(caution);
});

it('every career is ranked, with the percentages that the result shows', () => {
  const { responses } = answersTo('quick');
  const answered = questionBank.quick.map((question, index) => ({
    question,
    response: responses[index] ?? { questionId: '', selectedOption: 'a', questionType: 'riasec' },
  }));
  const ranked = rankCareers(catalogue, answered);
  const { careerRecommendations } = assess(catalogue, answersTo('quick')).snapshot;
  expect(ranked).toHaveLength(careers.length);
  expect(ranked.slice(0, careerRecommendations.length)).toEqual(
    careerRecommendations.map(({ id, matchPercentage }) => ({ careerId: id, matchPercentage })),
  );
});

it('the result on the landing page is one that the Quick Quest gives', () => {
  const letters = 'ad b ac db b db a d cd ab c dc ba d ad'.split(' ');
  const optionOf = (letter: string | undefined) => optionIds.find((id) => id === letter);
  const responses = questionBank.quick.map(({ id, type }, index) => {
    const [most, least] = letters[index] ?? '';
    const leastOption = optionOf(least);
    return {
      questionId: id,
      questionType: type,
      selectedOption: optionOf(most) ?? 'a',
      ...(leastOption && { leastOption }),
    };
  });
  const { snapshot } = assess(catalogue, { tier: 'quick', responses });
  const { characterClass, guildTitle, welcome, moment, riasecScores, bigFiveScores } = snapshot;
  expect({
    characterClass,
    guildTitle,
    archetype: archetype(riasecScores),
    personalityType: personalityType(bigFiveScores),
    welcome,
    moment,
    bestMatches: snapshot.careerRecommendations.slice(0, 3).map(({ careerTitle }) => careerTitle),
  }).toEqual(sampleResult);
  expect(snapshot.archetypeTie).toBeUndefined();
});
