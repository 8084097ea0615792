import type { Company } from '@guildpath/contract';
import { careers } from './careers.ts';
import { artsMediaAndSportsEmployers } from './companies/arts-media-and-sports.ts';
import { businessEmployers } from './companies/business.ts';
import { educationAndCommunityEmployers } from './companies/education-and-community.ts';
import type { EmployersByCareer } from './companies/employers-by-career.ts';
import { foodTravelAndBeautyEmployers } from './companies/food-travel-and-beauty.ts';
import { healthEmployers } from './companies/health.ts';
import { lawAndPublicServiceEmployers } from './companies/law-and-public-service.ts';
import { scienceAndNatureEmployers } from './companies/science-and-nature.ts';
import { technologyAndEngineeringEmployers } from './companies/technology-and-engineering.ts';
import { tradesEmployers } from './companies/trades.ts';
import { transportEmployers } from './companies/transport.ts';

const employersByCareer: EmployersByCareer = {
  ...technologyAndEngineeringEmployers,
  ...scienceAndNatureEmployers,
  ...healthEmployers,
  ...educationAndCommunityEmployers,
  ...lawAndPublicServiceEmployers,
  ...artsMediaAndSportsEmployers,
  ...businessEmployers,
  ...foodTravelAndBeautyEmployers,
  ...tradesEmployers,
  ...transportEmployers,
};

/** Lists every employer once, with the occupations that it is known to employ. */
export const companies: readonly Company[] = [...socPrefixesByName()].map(
  ([name, socPrefixes]) => ({
    id: toSlug(name),
    name,
    socPrefixes,
  }),
);

function socPrefixesByName(): Map<string, string[]> {
  const prefixes = new Map<string, string[]>();
  for (const { id, socCode } of careers) {
    for (const name of employersByCareer[id] ?? []) {
      prefixes.set(name, [...(prefixes.get(name) ?? []), toPrefix(socCode)]);
    }
  }
  return prefixes;
}

function toPrefix(socCode: string): string {
  // The employers of an occupation also employ its specialties, unless a specialty is in the catalogue with
  // employers of its own: a maker of video games and a publisher of magazines both employ designers.
  const prefix = socCode.replace(/\.00$/, '');
  const hasSpecialties = careers.some(
    (career) => career.socCode !== socCode && career.socCode.startsWith(prefix),
  );
  return hasSpecialties ? socCode : prefix;
}

function toSlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll('Ø', 'O')
    .replaceAll(/[\u0300-\u036f']/g, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
