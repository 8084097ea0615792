import { expect, test } from 'vitest';
import {
  isDegreeOptional,
  jobZones,
  onetAttribution,
  preparationOf,
  preparations,
} from './catalogue.ts';

test('the notice has the wording that the O*NET licence requires, in the name of Guildpath', () => {
  expect(onetAttribution(['31.0'])).toBe(
    'This product includes information from the O*NET 31.0 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Guildpath has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  );
});

test.each([
  [[], 'the O*NET Database by'],
  [['30.2', '29.3'], 'the O*NET 30.2 Database (in part 29.3) by'],
  [['31.0', '30.2', '29.3'], 'the O*NET 31.0 Database (in part 30.2 and 29.3) by'],
])('figures of the releases %j are from %s', (releases, words) => {
  expect(onetAttribution(releases)).toContain(`includes information from ${words} the U.S.`);
});

test('each Job Zone asks for a preparation, and none for a shorter one than the zone below', () => {
  const lengths = jobZones.map((jobZone) => preparations.indexOf(preparationOf({ jobZone })));
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  expect(new Set(lengths).size).toBe(preparations.length);
});

test.each([
  ['a bachelor degree, whatever the Job Zone', 5, "Bachelor's degree", 'bachelor'],
  ['a master degree, whatever the Job Zone', 4, "Master's degree", 'more'],
  ['about two years where some college is typical', 2, 'Some college, no degree', 'twoYears'],
  ['a short one where a course is typical', 3, 'Postsecondary nondegree award', 'short'],
  ['no degree where a diploma will do', 4, 'High school diploma or equivalent', 'twoYears'],
  [
    'little where a diploma and a short training will do',
    2,
    'High school diploma or equivalent',
    'short',
  ],
] as const)('a career asks for %s', (_, jobZone, entryEducation, preparation) => {
  expect(preparationOf({ jobZone, entryEducation })).toBe(preparation);
});

test('a preparation that is known goes before what schooling and Job Zone suggest', () => {
  const known = {
    preparation: 'twoYears',
    entryEducation: 'Postsecondary nondegree award',
  } as const;
  expect(preparationOf({ ...known, jobZone: 3 })).toBe('twoYears');
});

test.each([
  ['where clients pay for the work', 4, "Bachelor's degree", 'magazines', true],
  ['where clients pay, and no schooling is typical', 4, undefined, 'shoppers', true],
  ['never at the highest Job Zone', 5, "Bachelor's degree", 'families', false],
  ['never where employers ask for it', 3, "Bachelor's degree", undefined, false],
  ['never where none is typical', 3, 'High school diploma or equivalent', 'couples', false],
] as const)('a degree is optional %s', (_, jobZone, entryEducation, commissionedBy, isOptional) => {
  expect(isDegreeOptional({ jobZone, entryEducation, commissionedBy })).toBe(isOptional);
});
