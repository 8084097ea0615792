import { expect, test } from 'vitest';
import { onetAttribution } from './catalogue.ts';

test('the notice has the wording that the O*NET licence requires, in the name of Guildpath', () => {
  expect(onetAttribution).toBe(
    'This product includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Guildpath has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  );
});
