import type { Career, CareerListing } from '@guildpath/contract';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { skillNamesOf } from '../../catalogue/skill-names.ts';
import { hollandCode } from './holland-code.ts';

export function toCareerListing(catalogue: Catalogue, career: Career): CareerListing {
  const { id, title, category, description, jobZone, medianPay, growthPercent } = career;
  return {
    id,
    title,
    category,
    description,
    types: hollandCode(career),
    jobZone,
    ...(medianPay !== undefined && { medianPay }),
    ...(growthPercent !== undefined && { growthPercent }),
    skills: skillNamesOf(catalogue, career),
  };
}
