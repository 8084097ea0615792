import { artAndDesignCompanies } from './companies/art-and-design.ts';
import { businessCompanies } from './companies/business.ts';
import { educationAndCommunityCompanies } from './companies/education-and-community.ts';
import { foodTravelAndBeautyCompanies } from './companies/food-travel-and-beauty.ts';
import { healthCompanies } from './companies/health.ts';
import { lawAndPublicServiceCompanies } from './companies/law-and-public-service.ts';
import { mediaStageAndSportsCompanies } from './companies/media-stage-and-sports.ts';
import { scienceAndNatureCompanies } from './companies/science-and-nature.ts';
import { technologyAndEngineeringCompanies } from './companies/technology-and-engineering.ts';
import { tradesCompanies } from './companies/trades.ts';
import { transportCompanies } from './companies/transport.ts';
import type { FamilyCompany } from './family-company.ts';

/**
 * Known employers: companies, hospitals, public services and charities. Each is named for the job
 * families of which it employs most occupations, because all of them show its name. Their names end
 * up in lists of names within a sentence, so none has a comma or a full stop.
 */
export const companies: readonly FamilyCompany[] = [
  ...technologyAndEngineeringCompanies,
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
