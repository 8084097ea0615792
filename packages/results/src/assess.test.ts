import { careers, questionBank } from '@guildpath/content';
import {
  optionIds,
  preparationOf,
  preparations,
  riasecTypes,
  sampleResult,
  type Tier,
  tierFacts,
  tiers,
} from '@guildpath/contract';
import { archetype, personalityType } from '@guildpath/scoring';
import { devotedAnswers, writtenAnswers } from '@guildpath/scoring/testing';
import { describe, expect, it } from 'vitest';
import { assess, preview, rankCareers } from './assess.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

const catalogue = shippedCatalogue();

/** Chooses the option `step` places after the one before; with 0, it is a straight line. */
function answersTo(tier: Tier, step = 1) {
  const responses = writtenAnswers(questionBank[tier], (_, i) => optionIds[(i * step) % 4]);
  return { tier, responses };
}

describe.each(tiers)('a result of the %s tier', (tier) => {
  const { snapshot } = assess(catalogue, answersTo(tier));

  it('recommends as many careers as its tier promises, and a roadmap on epic alone', () => {
    expect(snapshot.careerRecommendations).toHaveLength(tierFacts[tier].careerCount);
    expect(snapshot.careerRoadmap !== undefined).toBe(tier === 'epic');
  });

  it('names up to five fields with a sentence and careers that it lists, first those of its first three', () => {
    const { careerFields, careerRecommendations, moreCareers } = snapshot;
    const listed = [...careerRecommendations, ...moreCareers];
    const families = new Map(listed.map(({ id, careerCategory }) => [id, careerCategory]));
    const shown = careerRecommendations.slice(0, 3);
    const ofShown = [...new Set(shown.map(({ careerCategory }) => careerCategory))];
    const categories = careerFields.map(({ category }) => category);
    expect(categories.slice(0, ofShown.length)).toEqual(ofShown);
    expect(categories.length).toBeLessThanOrEqual(5);
    expect(families.size).toBe(listed.length);
    for (const { category, sentence, careerIds } of careerFields) {
      expect(sentence, category).toMatch(/\.$/);
      expect(careerIds.length, category).toBeGreaterThan(0);
      for (const id of careerIds) expect(families.get(id)).toBe(category);
      expect(moreCareers.map(({ careerCategory }) => careerCategory)).toContain(category);
    }
  });

  it('leads from rung to rung only between related careers that fit about as well as the best', () => {
    const { careerFields, careerRecommendations, moreCareers } = snapshot;
    const listed = [...careerRecommendations, ...moreCareers];
    const percentageOf = new Map(listed.map(({ id, matchPercentage }) => [id, matchPercentage]));
    const ladders = careerFields.filter(({ rungs }) => rungs.length > 0);
    expect(ladders.length).toBeGreaterThan(0);
    for (const { category, rungs } of ladders) {
      const ofField = listed.filter(({ careerCategory }) => careerCategory === category);
      const best = Math.max(...ofField.map(({ matchPercentage }) => matchPercentage));
      const steps = rungs.map(({ preparation }) => preparations.indexOf(preparation));
      expect(steps).toEqual([...new Set(steps)].sort());
      const own = rungs.map(({ id }) => catalogue.careersById.get(id));
      expect(own.every((rung) => rung.category === category && !rung.caveat)).toBe(true);
      for (const { id } of rungs) {
        expect(percentageOf.get(id) ?? best).toBeGreaterThanOrEqual(best - 15);
      }
      for (const [i, { id, relatedCareers, socCode }] of own.slice(1).entries()) {
        const below = own[i];
        const isRelated =
          below?.relatedCareers.includes(id) ||
          relatedCareers.includes(below?.id ?? '') ||
          below?.socCode.slice(0, 6) === socCode.slice(0, 6);
        expect(isRelated, `${below?.id} to ${id}`).toBe(true);
      }
    }
  });

  it('holds the five best careers of each length of preparation, with skills but no appeals', () => {
    for (const preparation of preparations) {
      const prepared = snapshot.byPreparation[preparation];
      const ofLength = careers.filter((career) => preparationOf(career) === preparation);
      expect(prepared.careerCount).toBe(ofLength.length);
      expect(prepared.careerRecommendations).toHaveLength(5);
      for (const career of prepared.careerRecommendations) {
        expect(ofLength.map(({ id }) => id)).toContain(career.id);
        expect(career.analysis.appeals).toEqual([]);
        expect(career.analysis.day).toBeDefined();
      }
      expect(prepared.skillRecommendations.length).toBeGreaterThan(0);
    }
  });

  it.each([0, 1, 2, 3])('is the person of its preview, and the field, in pattern %i', (step) => {
    const answers = answersTo(tier, step);
    const { snapshot } = assess(catalogue, answers);
    const { characterClass, riasecScores, guildTitle, welcome, isContradictory } = snapshot;
    const field = snapshot.careerRecommendations[0]?.careerCategory;
    expect(preview(catalogue, answers)).toEqual({
      characterClass,
      archetype: archetype(riasecScores),
      guildTitle,
      welcome,
      ...(!isContradictory && { field }),
    });
  });
});

it.each(tiers)(
  'only epic sends people first to work that hardly anyone lives on, here %s',
  (tier) => {
    const sent = riasecTypes.flatMap((type) => {
      const answers = { tier, responses: devotedAnswers(questionBank[tier], type) };
      const { careerRecommendations, careerFields, byPreparation } = assess(
        catalogue,
        answers,
      ).snapshot;
      const lists = Object.values(byPreparation).map((prepared) => prepared.careerRecommendations);
      const listed = [careerRecommendations, ...lists].flat().map(({ id }) => id);
      return [...listed, ...careerFields.flatMap(({ careerIds }) => careerIds)];
    });
    expect(careers.some(({ id, caveat }) => caveat && sent.includes(id))).toBe(tier === 'epic');
  },
);

it('the duration decides if answers were too fast, and is kept', () => {
  const hasty = assess(catalogue, { ...answersTo('quick'), durationSeconds: 5 });
  expect(hasty).toMatchObject({ durationSeconds: 5, snapshot: { caution: 'too-fast' } });
  expect(assess(catalogue, answersTo('quick')).snapshot.caution).toBeUndefined();
});

it('answers that point nowhere are marked, keep their careers, and rank none in the library', () => {
  const wavering = writtenAnswers(questionBank.epic, (_, i) => optionIds[(i % 11) % 4]);
  const answers = { tier: 'epic', responses: wavering } as const;
  const { isContradictory, careerRecommendations } = assess(catalogue, answers).snapshot;
  expect(isContradictory).toBe(true);
  expect(careerRecommendations).toHaveLength(tierFacts.epic.careerCount);
  expect(rankCareers(catalogue, { answered: answered(answers) })).toEqual([]);
  for (const step of [0, 1]) {
    const { snapshot } = assess(catalogue, answersTo('quick', step));
    expect(snapshot).not.toHaveProperty('isContradictory');
  }
});

function answered({ tier, responses }: ReturnType<typeof answersTo>) {
  return questionBank[tier].flatMap((question, i) => {
    const response = responses[i];
    return response ? [{ question, response }] : [];
  });
}

it('every career is ranked, with the percentages that the result shows', () => {
  const ranked = rankCareers(catalogue, { answered: answered(answersTo('quick')) });
  const { careerRecommendations } = assess(catalogue, answersTo('quick')).snapshot;
  expect(ranked).toHaveLength(careers.length);
  const shown = careerRecommendations.map(({ id, matchPercentage }) => ({
    careerId: id,
    matchPercentage,
  }));
  expect(ranked).toEqual(expect.arrayContaining(shown));
});

it('the result on the landing page is one that the Quick Quest gives', () => {
  const letters = 'ad b ac db b db a d cd ab c dc ba d ad'.split(' ');
  const responses = writtenAnswers(questionBank.quick, (_, i) => letters[i]);
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
