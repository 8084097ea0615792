import { questionBank } from '@guildpath/content';
import { type BasicInterest, optionIds, type Response } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { assess } from './assess.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

/**
 * People whose answers to the Quick Quest were written down in character, by someone who did not know what the
 * options measure, before any result was seen.
 * Where options were rewritten later (scenes 1, 6, 9, 12 and 15), their writer answered for them again, also
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

const personas: readonly Persona[] = [
  {
    who: 'hospital nurse',
    answers: 'ab a ca ac a cb a b cd db b db ab d bd',
    families: ['Nursing and Patient Services'],
    careerId: 'registered-nurse',
    taken: ['health-care-service', 'social-service', 'psychology'],
  },
  {
    who: 'software developer',
    answers: 'bd d ac db d ba a b ca ab c bc bd a ab',
    families: ['Technology'],
    careerId: 'software-developer',
    taken: ['information-technology', 'mathematics-statistics', 'engineering'],
  },
  {
    who: 'primary school teacher',
    answers: 'ab a cd cb d cd a d db cb c db ab c ba',
    families: ['School Education'],
    careerId: 'elementary-school-teacher',
    taken: ['teaching', 'creative-writing'],
  },
  {
    who: 'electrician',
    answers: 'bd d ab ac a ba a b bd ac d ac cd d cb',
    families: ['Building Services'],
    careerId: 'electrician',
    taken: ['electronics', 'construction', 'mechanics'],
  },
  {
    who: 'accountant',
    answers: 'bd d db ac a da a d cd ad b ba cb a ac',
    families: ['Accounting and Tax'],
    careerId: 'accountant',
    taken: ['finance', 'mathematics-statistics', 'office-work'],
  },
  {
    who: 'graphic designer',
    answers: 'db a bd ca b ad a a dc cb c db da d ca',
    families: ['Art and Design'],
    careerId: 'graphic-designer',
    taken: ['visual-arts', 'media'],
  },
  {
    who: 'founder of a business',
    answers: 'db c cd ba d ad a b ab bc b cb cd b da',
    families: ['Business and Sales'],
    careerId: 'business-founder',
    taken: ['business', 'information-technology', 'engineering'],
  },
  {
    who: 'librarian',
    answers: 'cd d ac db b db a d ca ab c dc ab c bd',
    families: ['Museums and Libraries'],
    careerId: 'librarian',
    taken: ['creative-writing', 'humanities', 'office-work'],
  },
  {
    who: 'field biologist',
    answers: 'cd d ad db b bd a b ba db d bc bd d ca',
    families: ['Chemistry and Biology', 'Nature and Environment'],
    careerId: 'wildlife-biologist',
    taken: ['life-science', 'animal-service', 'agriculture'],
  },
  {
    who: 'patrol officer',
    answers: 'ab a cb ac a ba a b ad dc d db ad a ba',
    families: ['Police and Security'],
    careerId: 'police-officer',
    taken: ['protective-service', 'law'],
  },
  {
    who: 'chef',
    answers: 'db d ba ad a bd a d bd da d cb cb b db',
    families: ['Food and Drink'],
    careerId: 'chef',
    taken: ['culinary-art', 'hospitality'],
  },
  {
    who: 'social worker',
    answers: 'ad d cd ba d cd a b cb cb c db ab d ba',
    families: ['Counseling and Social Work'],
    careerId: 'child-and-family-social-worker',
    taken: ['psychology', 'social-service', 'law'],
  },
  {
    who: '14-year-old gamer',
    answers: 'da b ad ba c bd c a bc bc b cd bd b da',
    families: ['Technology'],
    careerId: 'video-game-designer',
    taken: ['information-technology', 'media'],
  },
  {
    who: 'son of a farmer',
    answers: 'bd d db ac c ba a b bd dc d ac cd c cb',
    families: ['Farming'],
    careerId: 'farmer',
    taken: ['agriculture', 'animal-service', 'mechanics'],
  },
  {
    who: 'engineer who drives a taxi',
    answers: 'bd d ab dc d ba a d cd ac c ac bd d cb',
    families: ['Engineering'],
    careerId: 'mechanical-engineer',
    taken: ['engineering', 'mechanics', 'electronics'],
  },
  {
    who: 'retired officer',
    answers: 'bd a cb ac a ba a d ad dc d db ad a db',
    families: ['Police and Security'],
    careerId: 'military-officer',
    taken: ['protective-service', 'humanities'],
  },
  {
    who: 'office worker back after ten years',
    answers: 'ad d ca ab d cb a d ca cb c da ab d ad',
    families: ['Office and Administration'],
    careerId: 'executive-assistant',
    taken: ['office-work', 'teaching'],
  },
  {
    who: 'lover of trains',
    answers: 'bd b dc ab b ba a d ba ab a bd bd a ab',
    families: ['Road and Rail'],
    careerId: 'train-engineer',
    taken: ['transportation', 'mathematics-statistics'],
  },
  {
    who: 'bass player who codes',
    answers: 'bd a bd cb b ad a a da cb c bc ba d cd',
    families: ['Stage and Music', 'Technology', 'Camera and Sound'],
    careerId: 'musician',
    taken: ['performing-arts', 'information-technology'],
  },
  {
    who: 'nail technician',
    answers: 'ab a ba cd a cb a b db ba b db db c da',
    families: ['Beauty and Wellness'],
    careerId: 'nail-technician',
    taken: ['personal-service', 'visual-arts', 'business'],
  },
  {
    who: 'truck driver',
    answers: 'bd b ab ac c ba a b bd ac d ac cd a cb',
    families: ['Road and Rail'],
    careerId: 'truck-driver',
    taken: ['transportation', 'mechanics'],
  },
  {
    who: 'physicist',
    answers: 'cd d ad db b bd a c ca ab c bc bd a cd',
    families: ['Physics and Mathematics'],
    careerId: 'physicist',
    taken: ['physical-science', 'mathematics-statistics'],
  },
  {
    who: 'actress',
    answers: 'db c bd ca b ad b a ac ca a cb db d ba',
    families: ['Stage and Music'],
    careerId: 'actor',
    taken: ['performing-arts', 'creative-writing'],
  },
  {
    who: 'pastry chef',
    answers: 'bd d ba cb d ad a d da cb c dc ca d ca',
    families: ['Food and Drink'],
    careerId: 'baker',
    taken: ['culinary-art', 'visual-arts'],
  },
  {
    who: 'paralegal',
    answers: 'bd d db dc a db a d cb ad c da cb a bc',
    families: ['Law'],
    careerId: 'paralegal',
    taken: ['law', 'office-work'],
  },
  {
    who: 'dental hygienist',
    answers: 'ad a ca ab a cb a d cd ab b da ab c bd',
    families: ['Dental and Vision Care'],
    careerId: 'dental-hygienist',
    taken: ['health-care-service', 'social-service'],
  },
  {
    who: 'truck dispatcher',
    answers: 'ba a db ac c da a b cd bc c cb cd a ab',
    families: ['Logistics and Mail'],
    careerId: 'logistician',
    taken: ['transportation', 'office-work'],
  },
  {
    who: 'biology teacher',
    answers: 'cd a cd db b cd a b ab db b dc bd d ba',
    families: ['School Education'],
    careerId: 'high-school-teacher',
    taken: ['teaching', 'life-science'],
  },
  {
    who: 'UX designer',
    answers: 'cd d bd cb b cb a b db ad c dc dc a bd',
    families: ['Technology'],
    careerId: 'ux-designer',
    taken: ['visual-arts', 'information-technology', 'psychology'],
  },
  {
    who: 'welder',
    answers: 'ba d db ac c ba a b bd ac d ac cd b cb',
    families: ['Manufacturing'],
    careerId: 'welder',
    taken: ['mechanics', 'construction'],
  },
  {
    who: 'forester',
    answers: 'cd b ad db d ba a b bd db d ac cd d ca',
    families: ['Nature and Environment'],
    careerId: 'forester',
    taken: ['agriculture', 'animal-service'],
  },
  {
    who: 'jazz pianist',
    answers: 'bd a bd ca b ad a a dc cb c db bc d da',
    families: ['Stage and Music'],
    careerId: 'musician',
    taken: ['performing-arts'],
  },
  {
    who: 'real-estate agent',
    answers: 'db c ca bd a cb a b ab bd b cb db b da',
    families: ['Real Estate'],
    careerId: 'real-estate-agent',
    taken: ['business', 'construction'],
  },
  {
    who: 'veterinarian',
    answers: 'ad d ad db d ba a d bd db c bc ad d ca',
    families: ['Animals'],
    careerId: 'veterinarian',
    taken: ['animal-service', 'health-care-service', 'life-science'],
  },
  {
    who: 'local journalist',
    answers: 'cb c ad da b ad a a ac ad c da bc a ba',
    families: ['Writing and Languages'],
    careerId: 'journalist',
    taken: ['creative-writing', 'media', 'humanities'],
  },
];

const catalogue = shippedCatalogue();

function responsesOf(answers: string, namesLeast: boolean): Response[] {
  const letters = answers.split(' ');
  return questionBank.quick.map(({ id, type }, i) => {
    const [most, least] = letters[i] ?? '';
    const optionOf = (letter: string | undefined) => optionIds.find((option) => option === letter);
    const leastOption = namesLeast ? optionOf(least) : undefined;
    return {
      questionId: id,
      questionType: type,
      selectedOption: optionOf(most) ?? 'a',
      ...(leastOption && { leastOption }),
    };
  });
}

function findOwn(
  { answers, families, careerId, taken }: Persona,
  { namesLeast, takesAlong }: { readonly namesLeast: boolean; readonly takesAlong: boolean },
) {
  const { careerFields, careerRecommendations, moreCareers } = assess(catalogue, {
    tier: 'quick',
    responses: responsesOf(answers, namesLeast),
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
