import { careers, questionBank } from '@guildpath/content';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { describe, expect, it } from 'vitest';
import { rewordAnalysis, rewordInsight, splitInsight } from './reword.ts';
import { factsOf } from './testing/insight-facts.ts';
import { writeInsight } from './write-insight.ts';

const [profile] = simulatedProfiles(questionBank.quick, { people: 1, seed: 3 });
if (!profile) throw new Error('Nobody was simulated.');
const { personalityInsight, careerAnalyses } = writeInsight(factsOf('quick', profile));
const reasons = { whyYou: 'You ask why.', whatSpeaksAgainst: 'The nights are long.' };

describe('texts in place of the built-in ones', () => {
  it('keep how certain the portrait is, which stands at its end', () => {
    const { portrait, certainty } = splitInsight(personalityInsight);
    expect(`${portrait}\n\n${certainty}`).toBe(personalityInsight);
    expect(certainty).toMatch(/fifteen scenes|sketch|chance|answers/);
    expect(rewordInsight(personalityInsight, 'You look.\nYou ask.')).toBe(
      `You look.\n\nYou ask.\n\n${certainty}`,
    );
  });

  it('keep every paragraph with facts about a career, also when they are written again', () => {
    for (const [id, analysis] of Object.entries(careerAnalyses)) {
      const career = careers.find((one) => one.id === id);
      if (!career) throw new Error(`There is no ${id}.`);
      const [, ...facts] = analysis.split('\n\n');
      const reworded = rewordAnalysis(analysis, reasons, career);
      expect(reworded.split('\n\n')).toEqual([...Object.values(reasons), ...facts]);
      expect(rewordAnalysis(reworded, reasons, career)).toBe(reworded);
    }
  });
});
