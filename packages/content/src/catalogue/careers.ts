import type { Career } from '@guildpath/scoring';
import { animalsAndNatureCareers } from './careers/animals-and-nature.ts';
import { artAndDesignCareers } from './careers/art-and-design.ts';
import { beautyAndWellnessCareers } from './careers/beauty-and-wellness.ts';
import { businessAndManagementCareers } from './careers/business-and-management.ts';
import { communityAndSocialServiceCareers } from './careers/community-and-social-service.ts';
import { educationCareers } from './careers/education.ts';
import { engineeringAndArchitectureCareers } from './careers/engineering-and-architecture.ts';
import { financeCareers } from './careers/finance.ts';
import { foodAndHospitalityCareers } from './careers/food-and-hospitality.ts';
import { healthcareCareers } from './careers/healthcare.ts';
import { lawAndPublicSafetyCareers } from './careers/law-and-public-safety.ts';
import { manufacturingAndCraftCareers } from './careers/manufacturing-and-craft.ts';
import { mediaAndWritingCareers } from './careers/media-and-writing.ts';
import { officeAndAdministrationCareers } from './careers/office-and-administration.ts';
import { performanceAndSportsCareers } from './careers/performance-and-sports.ts';
import { salesAndMarketingCareers } from './careers/sales-and-marketing.ts';
import { scienceCareers } from './careers/science.ts';
import { skilledTradesCareers } from './careers/skilled-trades.ts';
import { technologyCareers } from './careers/technology.ts';
import { transportationAndLogisticsCareers } from './careers/transportation-and-logistics.ts';

/**
 * Stored with each result, so that it stays clear what its matches were drawn from.
 * Goes up with every change to the catalogue; ids never change.
 */
export const catalogueVersion = '1';

/** Every occupation of the catalogue, by job family. */
export const careers: readonly Career[] = [
  ...technologyCareers,
  ...engineeringAndArchitectureCareers,
  ...scienceCareers,
  ...healthcareCareers,
  ...animalsAndNatureCareers,
  ...communityAndSocialServiceCareers,
  ...educationCareers,
  ...lawAndPublicSafetyCareers,
  ...artAndDesignCareers,
  ...mediaAndWritingCareers,
  ...performanceAndSportsCareers,
  ...businessAndManagementCareers,
  ...financeCareers,
  ...salesAndMarketingCareers,
  ...officeAndAdministrationCareers,
  ...foodAndHospitalityCareers,
  ...beautyAndWellnessCareers,
  ...skilledTradesCareers,
  ...manufacturingAndCraftCareers,
  ...transportationAndLogisticsCareers,
];
