import { expect, test } from 'vitest';
import { jobZones, onetAttribution, preparationOfJobZone, preparations } from './catalogue.ts';

test('the notice has the wording that the O*NET licence requires, in the name of Guildpath', () => {
  expect(onetAttribution).toBe(
    'This product includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Guildpath has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  );
});

test('each Job Zone asks for a preparation, and none for a shorter one than the zone below', () => {
  const lengths = jobZones.map((zone) => preparations.indexOf(preparationOfJobZone[zone]));
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  expect(new Set(lengths).size).toBe(preparations.length);
});
