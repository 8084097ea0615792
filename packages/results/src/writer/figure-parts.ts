import { type Career, riasecTypes } from '@guildpath/contract';
import { joinWords } from '../words.ts';
import { type Part, required } from './compose.ts';
import type { InsightFacts } from './insight.ts';
import { interestPhrases } from './phrases/interest-phrases.ts';

const namesShown = 3;

/**
 * Describes a career that an operator imported without texts about its days, by its description and its
 * figures alone.
 */
export function figureParts({ skillsById }: InsightFacts, career: Career): Part[] {
  if (career.day ?? career.enjoys ?? career.wears) return [];
  return [
    required(career.description),
    { topic: 'rated skills', variants: skillTexts(skillsById, career), rank: 0 },
    { topic: 'rated interests', variants: interestTexts(career), rank: 0 },
    { topic: 'rated work styles', variants: styleTexts(career), rank: 0 },
  ];
}

function skillTexts(skillsById: InsightFacts['skillsById'], { skills }: Career): string[] {
  if (skills.length === 0) return [];
  const names = skills.slice(0, namesShown).map(({ skillId }) => skillsById.get(skillId).name);
  const all = joinWords(names);
  return [
    `Skills that stand out in its ratings: ${all}.`,
    `What it leans on more than most work, by its ratings: ${all}.`,
    `Among its skills, these are listed first: ${all}.`,
    `Its list of skills begins like this: ${all}.`,
    `Rated high for it: ${all}.`,
    `Worth practicing for it: ${all}.`,
  ];
}

function interestTexts({ interests }: Career): string[] {
  const [first, second] = riasecTypes.toSorted((a, b) => interests[b] - interests[a]);
  if (!first || !second) return [];
  const one = interestPhrases[first].matter;
  const other = interestPhrases[second].matter;
  return [
    `Of six interests, its profile is highest in ${one}, then in ${other}.`,
    `Its profile of interests puts ${one} first and ${other} second.`,
    `Two interests lead its profile: ${one} and ${other}.`,
    `By its figures it is first about ${one}, and then about ${other}.`,
    `In its ratings ${one} ranks above ${other}, and both above the other four interests.`,
    `The figures for it peak at ${one}, with ${other} next.`,
  ];
}

function styleTexts({ workStyles = {} }: Career): string[] {
  const names = Object.entries(workStyles)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, namesShown)
    .map(([style]) => style.toLowerCase().replace('/', ' and '));
  if (names.length < namesShown) return [];
  const all = joinWords(names);
  return [
    `As for ways of working, the ratings name ${all} above all.`,
    `Three ways of working are rated highest for it: ${all}.`,
    `Asked what counts on the job, the ratings answer: ${all}.`,
    `Ways of working that count most in it are ${all}.`,
    `Day to day, these are rated to matter most: ${all}.`,
    `The highest-rated work styles are ${all}.`,
  ];
}
