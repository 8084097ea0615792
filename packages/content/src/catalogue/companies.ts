import { artAndDesignCompanies } from './companies/art-and-design.ts';
import { businessCompanies } from './companies/business.ts';
import { educationAndCommunityCompanies } from './companies/education-and-community.ts';
import { engineeringAndArchitectureCompanies } from './companies/engineering-and-architecture.ts';
import { foodTravelAndBeautyCompanies } from './companies/food-travel-and-beauty.ts';
import { healthCompanies } from './companies/health.ts';
import { lawAndPublicServiceCompanies } from './companies/law-and-public-service.ts';
import { mediaStageAndSportsCompanies } from './companies/media-stage-and-sports.ts';
import { scienceAndNatureCompanies } from './companies/science-and-nature.ts';
import { technologyCompanies } from './companies/technology.ts';
import { tradesCompanies } from './companies/trades.ts';
import { transportCompanies } from './companies/transport.ts';
import type { FamilyCompany } from './job-families.ts';

/**
 * Known employers: companies, hospitals, public services and charities. An employer is listed under
 * a job family when it employs most of the family's occupations, because any of them may show its
 * name. Names appear in lists within a sentence, so they contain no comma and no full stop.
 */
export const companies: readonly FamilyCompany[] = [
  ...technologyCompanies,
  ...engineeringAndArchitectureCompanies,
  ...scienceAndNatureCompanies,
  ...healthCompanies,
  ...educationAndCommunityCompanies,
  ...lawAndPublicServiceCompanies,
  ...artAndDesignCompanies,
  ...mediaStageAndSportsCompanies,
  ...businessCompanies,
  ...foodTravelAndBeautyCompanies,
  ...tradesCompanies,
  ...transportCompanies,
];
