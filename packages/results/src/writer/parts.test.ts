import { questionBank } from '@guildpath/content';
import { optionIds, typographic } from '@guildpath/contract';
import { writtenAnswers } from '@guildpath/scoring/testing';
import { expect, it } from 'vitest';
import { assess } from '../assess.ts';
import { shippedCatalogue } from '../testing/shipped-catalogue.ts';
import { toAnalysis, toInsight } from './join.ts';
import { reword } from './reword.ts';
import { withoutAnswers } from './without-answers.ts';

const responses = writtenAnswers(questionBank.epic, (_, i) => optionIds[i % 4]);
const { snapshot } = assess(shippedCatalogue(), { tier: 'epic', responses });
const [best] = snapshot.careerRecommendations;
if (!best) throw new Error('Nothing was recommended.');

it('an endpoint’s texts replace the portrait but its certainty, and the appeals of a career alone', () => {
  const reasons = new Map([[best.id, ['You ask why.', 'The nights\nare long.']]]);
  const reworded = reword(snapshot, { portrait: 'You look.\n\nYou ask.', reasons });
  expect(toInsight(reworded.portrait)).toBe(
    `You look.\n\nYou ask.\n\n${snapshot.portrait.at(-1)?.text}`,
  );
  const [first, ...others] = reworded.careerRecommendations;
  expect(first?.analysis).toEqual({
    ...best.analysis,
    appeals: ['You ask why.', 'The nights', 'are long.'].map((sentence) => ({ sentence })),
  });
  expect(others).toEqual(snapshot.careerRecommendations.slice(1));
  expect(reword(snapshot, { reasons: new Map() })).toEqual(snapshot);
});

it('without its answers, a result tells none of them, and keeps everything else', () => {
  const moments = typographic(
    questionBank.epic.flatMap(({ options }) => options.flatMap(({ moment }) => moment ?? [])),
  );
  const told = (text: string) => moments.filter((moment) => text.includes(moment));
  const copy = withoutAnswers(snapshot);
  expect(told(JSON.stringify(snapshot)).length).toBeGreaterThan(3);
  expect(told(JSON.stringify(copy))).toEqual([]);
  expect(copy.portrait).toEqual(snapshot.portrait.slice(1));
  expect(copy.careerRecommendations[0]?.facts).toEqual(best.facts);
  for (const [index, career] of copy.careerRecommendations.entries()) {
    const whole = snapshot.careerRecommendations[index];
    expect(career.reasons.scenes).toEqual([]);
    for (const { sentence } of whole?.analysis.appeals ?? []) {
      expect(toAnalysis(career)).toContain(sentence);
    }
  }
});

it('a career without sentences of its own is told by its description', () => {
  const description = 'You draw maps.';
  const analysis = { appeals: [], clients: 'There’s seldom a boss.', employers: ['Mapworks'] };
  expect(toAnalysis({ description, analysis })).toBe(
    'You draw maps.\n\nThere’s seldom a boss.\n\nCompany names: Mapworks',
  );
});
