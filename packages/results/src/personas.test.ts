import { careers, questionBank } from '@guildpath/content';
import { optionIds, type Response } from '@guildpath/contract';
import { fieldMatchCount, matchCareers, matchFields, scoreAssessment } from '@guildpath/scoring';
import { expect, it } from 'vitest';

/**
 * Twelve people as they would answer the Quick Quest by the text of its options: the letter of the choice and,
 * in scenes about interests, that of what is least like them. Fields close to their own count as theirs.
 */
const personas = [
  {
    who: 'nurse',
    answers: 'ad d ca ab d ca a b bd ab d dc ba c ba',
    fields: ['Nursing and Patient Services'],
  },
  {
    who: 'software developer',
    answers: 'ad b ac db d ba a b ad db c bc ca a cb',
    fields: ['Technology', 'Engineering'],
  },
  {
    who: 'primary school teacher',
    answers: 'bc a cd cb d cb a b bc ac b da da d bc',
    fields: ['School Education'],
  },
  {
    who: 'electrician',
    answers: 'cb d db ac a ba a b ad dc d ad cd a da',
    fields: ['Building Services', 'Energy and Utilities', 'Construction'],
  },
  {
    who: 'accountant',
    answers: 'ab d db ac a da a d ca ca c ba bd d ba',
    fields: ['Accounting and Tax', 'Banking and Insurance', 'Office and Administration'],
  },
  {
    who: 'graphic designer',
    answers: 'bc a bd ca b ad a c dc dc c cb cb d ad',
    fields: ['Art and Design'],
  },
  {
    who: 'founder of a business',
    answers: 'da c cd ba d ad a a dc bc b cb ab b ac',
    fields: ['Business and Sales', 'Marketing and Advertising'],
  },
  {
    who: 'librarian',
    answers: 'ad b ac db b db a d cd ab c dc ba d ad',
    fields: ['Museums and Libraries'],
  },
  {
    who: 'biologist',
    answers: 'ad d ab db b ba a b ad db b bc ca a da',
    fields: ['Chemistry and Biology', 'Nature and Environment'],
  },
  {
    who: 'police officer',
    answers: 'cb a cb ac a ca a b bc cb d ab bd a ba',
    fields: ['Police and Security', 'Fire and Rescue'],
  },
  {
    who: 'chef',
    answers: 'ca a ca ad a bd a b dc bc d cb cb b dc',
    fields: ['Food and Drink'],
  },
  {
    who: 'social worker',
    answers: 'bd d cd ba d cd a b bc ab c db ba c bc',
    fields: ['Counseling and Social Work', 'Community and Charity'],
  },
] as const;

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
  const missed = personas.flatMap(({ who, answers, fields }) => {
    const profile = scoreAssessment(questionBank.quick, responsesOf(answers, namesLeast));
    const shown = matchFields(matchCareers(profile, careers, { count: fieldMatchCount }), careers);
    return shown.some(({ category }) => fields.some((field) => field === category)) ? [] : [who];
  });
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(2);
});
