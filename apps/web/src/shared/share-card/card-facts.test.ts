import type { CareerRecommendation } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { someResults } from '../../testing/builders.ts';
import { cardWords, toCardFacts } from './card-facts.ts';

const quick = someResults();
const epic = someResults({
  assessmentResult: { ...quick.assessmentResult, assessmentType: 'epic' },
});

function epicWith(...analyses: readonly (string | undefined)[]) {
  const careerRecommendations = epic.careerRecommendations.map((career, index) => {
    const { aiAnalysis: _, ...rest } = career;
    const aiAnalysis = analyses[index];
    return aiAnalysis === undefined ? rest : { ...rest, aiAnalysis };
  });
  return { ...epic, careerRecommendations };
}

const inFamily = (careerCategory: string) => (career: CareerRecommendation) => ({
  ...career,
  careerCategory,
});

describe('the share card', () => {
  it('names the quest, archetype, personality and best career', () => {
    expect(toCardFacts(quick)).toEqual({
      tier: 'quick',
      tierName: 'Quick Quest',
      emblem: 'investigative',
      archetype: 'Investigative',
      characterClass: 'Mage',
      guildTitle: quick.assessmentResult.guildTitle,
      personalityType: 'Visionary',
      topCareer: { title: 'Cartographer', matchPercentage: 80 },
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
    expect(facts).toMatchObject({ archetype: 'Explorer', emblem: 'explorer' });
  });

  it('has no top career when there are no matches', () => {
    expect(toCardFacts({ ...epic, careerRecommendations: [] })).toMatchObject({
      topCareer: undefined,
      companies: [],
    });
  });

  it('names no companies for a Quick Quest, though its analyses do', () => {
    expect(quick.careerRecommendations[0]?.aiAnalysis).toContain('Company names:');
    expect(toCardFacts(quick).companies).toEqual([]);
  });

  it('names up to three companies of the three best careers for an Epic Journey, none twice', () => {
    const results = epicWith('COMPANY NAMES: Acme, Globex', 'Company names: Acme, Initech', '');
    expect(toCardFacts(results).companies).toEqual(['Acme', 'Globex', 'Initech']);
  });

  it('does not look at the fourth career for companies', () => {
    const results = epicWith('', '', '', 'Company names: Acme');
    expect(toCardFacts(results).companies).not.toContain('Acme');
  });

  it('falls back to the leading company of a category whose careers name none', () => {
    const results = epicWith('A good road.', undefined, 'Company names: Acme');
    const careerRecommendations = results.careerRecommendations.map(inFamily('Science'));
    expect(toCardFacts({ ...results, careerRecommendations }).companies).toEqual([
      'Acme',
      'Science Leader',
    ]);
  });
});

describe('the share card read out', () => {
  it('says all that it shows', () => {
    const facts = toCardFacts(epicWith('Company names: Acme, Globex', '', ''));
    expect(cardWords(facts, 'guildpath.test')).toBe(
      'Your card of the Epic Journey. Archetype: Investigative. Personality: Visionary. ' +
        'Top career: Cartographer, 80% match. ' +
        'Top companies: Acme, Globex, Architecture and Engineering Leader. ' +
        'Guildpath, guildpath.test',
    );
  });

  it('leaves out what is missing', () => {
    const facts = toCardFacts({ ...quick, careerRecommendations: [] });
    expect(cardWords(facts, 'guildpath.test')).toBe(
      'Your card of the Quick Quest. Archetype: Investigative. Personality: Visionary. ' +
        'Guildpath, guildpath.test',
    );
  });
});
