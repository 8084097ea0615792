import { readFileSync } from 'node:fs';
import { questionBank } from '@guildpath/content';
import { type BasicInterest, basicInterests } from '@guildpath/contract';
import { writtenAnswers } from '@guildpath/scoring/testing';
import { expect, it } from 'vitest';
import { assess } from './assess.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

/**
 * People whose answers to the Quick Quest were written down in character, by someone who did not know what the
 * options measure, before any result was seen.
 * The writer of options that were rewritten later (scenes 1, 6, 9, 12 and 15) answered for them again, also
 * before any result.
 */
interface Persona {
  readonly who: string;
  /** The letter of each choice and, in scenes about interests, that of what is least like them. */
  readonly answers: string;
  /** The job family of their own work. */
  readonly families: readonly string[];
  /** Their own work, or the nearest to it in the catalogue. */
  readonly careerId: string;
  /** Lists what they would take along, also written down before any result. */
  readonly taken: readonly BasicInterest[];
}

const [, ...rows] = readFileSync(new URL('personas.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const personas = rows.map((row): Persona => {
  const [who = '', answers = '', families = '', careerId = '', taken = ''] = row.split(',');
  return {
    who,
    answers,
    families: families.split('; '),
    careerId,
    taken: taken.split('; ').map(toBasicInterest),
  };
});

function toBasicInterest(name: string): BasicInterest {
  const found = basicInterests.find((one) => one === name);
  if (!found) throw new Error(`No basic interest has the name ${name}.`);
  return found;
}

const catalogue = shippedCatalogue();

function findOwn(
  { answers, families, careerId, taken }: Persona,
  { namesLeast, takesAlong }: { readonly namesLeast: boolean; readonly takesAlong: boolean },
) {
  const letters = answers.split(' ');
  const lettersOf = (place: number) => letters[place]?.slice(0, namesLeast ? 2 : 1);
  const { careerFields, careerRecommendations, moreCareers } = assess(catalogue, {
    tier: 'quick',
    responses: writtenAnswers(questionBank.quick, (_, place) => lettersOf(place)),
    ...(takesAlong && { basicInterests: [...taken] }),
  }).snapshot;
  const listed = [...careerRecommendations, ...moreCareers].map(({ id }) => id);
  return {
    family: careerFields.some(({ category }) => families.includes(category)),
    five: listed.slice(0, 5).includes(careerId),
    twenty: listed.slice(0, 20).includes(careerId),
  };
}

it.each([
  ['nothing', false, false, { family: 20, five: 4, twenty: 13 }],
  ['nothing', true, false, { family: 18, five: 3, twenty: 13 }],
  ['what they chose', false, true, { family: 29, five: 12, twenty: 22 }],
  ['what they chose', true, true, { family: 29, five: 12, twenty: 22 }],
] as const)(
  'people who take %s along (what is least like them: %s) find their own work often enough',
  (_, namesLeast, takesAlong, goals) => {
    const found = personas.map((persona) => findOwn(persona, { namesLeast, takesAlong }));
    const count = (kind: keyof typeof goals) => found.filter((one) => one[kind]).length;
    const missed = personas.filter((_persona, i) => !found[i]?.family).map(({ who }) => who);
    expect(count('family'), missed.join(', ')).toBeGreaterThanOrEqual(goals.family);
    expect(count('five')).toBeGreaterThanOrEqual(goals.five);
    expect(count('twenty')).toBeGreaterThanOrEqual(goals.twenty);
  },
);
