import { careers, questionBank } from '@guildpath/content';
import { optionIds, type Response } from '@guildpath/contract';
import { fieldMatchCount, matchCareers, matchFields, scoreAssessment } from '@guildpath/scoring';
import { expect, it } from 'vitest';

/**
 * Twelve people as they would answer the Quick Quest by the text of its options: the letter of the choice and,
 * in scenes about interests, that of what is least like them. Fields close to their own count as theirs.
 */
const personas: readonly (readonly [who: string, answers: string, ...fields: string[]])[] = [
  ['nurse', 'ad d ca ab d ca a b bd ab d dc ba c ba', 'Nursing and Patient Services'],
  ['software developer', 'ad b ac db d ba a b ad db c bc ca a cb', 'Technology', 'Engineering'],
  ['primary school teacher', 'bc a cd cb d cb a b bc ac b da da d bc', 'School Education'],
  [
    'electrician',
    'cb d db ac a ba a b ad dc d ad cd a da',
    'Building Services',
    'Energy and Utilities',
    'Construction',
  ],
  [
    'accountant',
    'ab d db ac a da a d ca ca c ba bd d ba',
    'Accounting and Tax',
    'Banking and Insurance',
    'Office and Administration',
  ],
  ['graphic designer', 'bc a bd ca b ad a c dc dc c cb cb d ad', 'Art and Design'],
  [
    'founder of a business',
    'da c cd ba d ad a a dc bc b cb ab b ac',
    'Business and Sales',
    'Marketing and Advertising',
  ],
  ['librarian', 'ad b ac db b db a d cd ab c dc ba d ad', 'Museums and Libraries'],
  [
    'biologist',
    'ad d ab db b ba a b ad db b bc ca a da',
    'Chemistry and Biology',
    'Nature and Environment',
  ],
  [
    'police officer',
    'cb a cb ac a ca a b bc cb d ab bd a ba',
    'Police and Security',
    'Fire and Rescue',
  ],
  ['chef', 'ca a ca ad a bd a b dc bc d cb cb b dc', 'Food and Drink'],
  [
    'social worker',
    'bd d cd ba d cd a b bc ab c db ba c bc',
    'Counseling and Social Work',
    'Community and Charity',
  ],
];

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

it.each([
  ['without what is least like them', false],
  ['with what is least like them', true],
])('at least ten of twelve personas find their field among those shown, %s', (_, namesLeast) => {
  const missed = personas.flatMap(([who, answers, ...fields]) => {
    const profile = scoreAssessment(questionBank.quick, responsesOf(answers, namesLeast));
    const shown = matchFields(matchCareers(profile, careers, { count: fieldMatchCount }), careers);
    return shown.some(({ category }) => fields.includes(category)) ? [] : [who];
  });
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(2);
});
