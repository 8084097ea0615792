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
import type { FamilyCompany } from './family-company.ts';

/**
 * Known employers: companies, hospitals, public services and charities. One is listed under a job
 * family when it employs most of the family's occupations, because each of them may show its name.
 * Names end up in lists within a sentence, so none has a comma or a full stop.
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
