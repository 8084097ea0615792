import { describe, expect, it } from 'vitest';
import { someResults } from '../../testing/builders.ts';
import { cardWords, storyWords, toCardFacts } from './card-facts.ts';

const quick = someResults();
const titled = someResults({
  assessmentResult: {
    ...quick.assessmentResult,
    bigFiveScores: { ...quick.assessmentResult.bigFiveScores, openness: 69, conscientiousness: 40 },
    guildTitle: 'Loremaster',
    welcome: 'You want to know why.',
    moment: 'You pored over old reports.',
  },
});
const epic = someResults({
  assessmentResult: { ...quick.assessmentResult, assessmentType: 'epic' },
});

function epicWith(...employers: readonly string[][]) {
  const careerRecommendations = epic.careerRecommendations.map((career, index) => ({
    ...career,
    analysis: { ...career.analysis, employers: employers[index] ?? [] },
  }));
  return { ...epic, careerRecommendations };
}

describe('the share card', () => {
  it('names the quest, archetype, personality and best career', () => {
    expect(toCardFacts(quick)).toMatchObject({
      tierName: 'Quick Quest',
      archetype: 'Investigative',
      personalityType: 'Visionary',
      topCareer: 'Cartographer',
      companies: [],
    });
  });

  it('is an Explorer when no interest is known', () => {
    // Older or foreign results may lack scores, although the type promises all six.
    const riasecScores = {} as typeof quick.assessmentResult.riasecScores;
    const facts = toCardFacts({
      ...quick,
      assessmentResult: { ...quick.assessmentResult, riasecScores },
    });
    expect(facts).toMatchObject({ archetype: 'Explorer' });
  });

  it('has no top career when there are no matches', () => {
    expect(toCardFacts({ ...epic, careerRecommendations: [] })).toMatchObject({
      topCareer: undefined,
      companies: [],
    });
  });

  it('names no companies for a Quick Quest, though its analyses do', () => {
    expect(quick.careerRecommendations[0]?.analysis.employers).toHaveLength(3);
    expect(toCardFacts(quick).companies).toEqual([]);
  });

  it('names the companies of an Epic Journey', () => {
    expect(toCardFacts(epicWith(['Acme', 'Globex'])).companies).toEqual([
      'Acme',
      'Globex',
      'Architecture and Engineering Leader',
    ]);
  });
});

it('reads out guild title, class and the personality type alone', () => {
  const facts = toCardFacts(titled);
  expect(facts).toMatchObject({ personalityType: 'Balanced' });
  expect(cardWords(facts)).toBe(
    'Your Quick Quest card. Guild title: Loremaster. Class: Mage. Archetype: Investigative. ' +
      'Personality: Balanced. Top career: Cartographer',
  );
});

it('reads out the story: title, sentence and moment, and the best match on request', () => {
  const words =
    'Your story: The guild calls me Loremaster, Mage of the guild. You want to know why. ' +
    'The guild remembers: You pored over old reports.';
  const facts = toCardFacts(titled);
  expect(storyWords(facts, { withBestMatch: false })).toBe(words);
  expect(storyWords(facts, { withBestMatch: true })).toBe(`${words} Best match: Cartographer.`);
});
