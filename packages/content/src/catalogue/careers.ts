import type { Career } from '@guildpath/contract';
import { accountingAndTaxCareers } from './careers/accounting-and-tax.ts';
import { animalsCareers } from './careers/animals.ts';
import { architectureAndCivilEngineeringCareers } from './careers/architecture-and-civil-engineering.ts';
import { artAndDesignCareers } from './careers/art-and-design.ts';
import { aviationCareers } from './careers/aviation.ts';
import { bankingAndInsuranceCareers } from './careers/banking-and-insurance.ts';
import { beautyAndWellnessCareers } from './careers/beauty-and-wellness.ts';
import { buildingServicesCareers } from './careers/building-services.ts';
import { businessAndSalesCareers } from './careers/business-and-sales.ts';
import { cameraAndSoundCareers } from './careers/camera-and-sound.ts';
import { chemistryAndBiologyCareers } from './careers/chemistry-and-biology.ts';
import { childcareAndEarlyLearningCareers } from './careers/childcare-and-early-learning.ts';
import { collegeAndAdultEducationCareers } from './careers/college-and-adult-education.ts';
import { communityAndCharityCareers } from './careers/community-and-charity.ts';
import { constructionCareers } from './careers/construction.ts';
import { counselingAndSocialWorkCareers } from './careers/counseling-and-social-work.ts';
import { craftsCareers } from './careers/crafts.ts';
import { dentalAndVisionCareCareers } from './careers/dental-and-vision-care.ts';
import { energyAndUtilitiesCareers } from './careers/energy-and-utilities.ts';
import { engineeringCareers } from './careers/engineering.ts';
import { farmingCareers } from './careers/farming.ts';
import { fashionAndJewelryCareers } from './careers/fashion-and-jewelry.ts';
import { fireAndRescueCareers } from './careers/fire-and-rescue.ts';
import { foodAndDrinkCareers } from './careers/food-and-drink.ts';
import { governmentAndPolicyCareers } from './careers/government-and-policy.ts';
import { lawCareers } from './careers/law.ts';
import { logisticsAndMailCareers } from './careers/logistics-and-mail.ts';
import { manufacturingCareers } from './careers/manufacturing.ts';
import { marketingAndAdvertisingCareers } from './careers/marketing-and-advertising.ts';
import { medicineAndDiagnosticsCareers } from './careers/medicine-and-diagnostics.ts';
import { museumsAndLibrariesCareers } from './careers/museums-and-libraries.ts';
import { natureAndEnvironmentCareers } from './careers/nature-and-environment.ts';
import { nursingAndPatientServicesCareers } from './careers/nursing-and-patient-services.ts';
import { officeAndAdministrationCareers } from './careers/office-and-administration.ts';
import { parksAndGardensCareers } from './careers/parks-and-gardens.ts';
import { physicsAndMathematicsCareers } from './careers/physics-and-mathematics.ts';
import { policeAndSecurityCareers } from './careers/police-and-security.ts';
import { realEstateCareers } from './careers/real-estate.ts';
import { retailCareers } from './careers/retail.ts';
import { roadAndRailCareers } from './careers/road-and-rail.ts';
import { schoolEducationCareers } from './careers/school-education.ts';
import { shipsAndFishingCareers } from './careers/ships-and-fishing.ts';
import { sportsAndFitnessCareers } from './careers/sports-and-fitness.ts';
import { stageAndMusicCareers } from './careers/stage-and-music.ts';
import { technologyCareers } from './careers/technology.ts';
import { therapyAndRehabilitationCareers } from './careers/therapy-and-rehabilitation.ts';
import { travelAndHospitalityCareers } from './careers/travel-and-hospitality.ts';
import { vehicleRepairCareers } from './careers/vehicle-repair.ts';
import { writingAndLanguagesCareers } from './careers/writing-and-languages.ts';

/** It is stored with each result and incremented with every change to the catalogue. Ids never change. */
export const catalogueVersion = '13';

/** The releases of O*NET that the careers have figures of, the latest first. */
export const onetReleases: readonly string[] = ['30.2', '29.3'];

/** Lists every occupation of the catalogue, by job family. */
export const careers: readonly Career[] = [
  ...technologyCareers,
  ...engineeringCareers,
  ...architectureAndCivilEngineeringCareers,
  ...physicsAndMathematicsCareers,
  ...chemistryAndBiologyCareers,
  ...natureAndEnvironmentCareers,
  ...parksAndGardensCareers,
  ...farmingCareers,
  ...animalsCareers,
  ...medicineAndDiagnosticsCareers,
  ...nursingAndPatientServicesCareers,
  ...therapyAndRehabilitationCareers,
  ...dentalAndVisionCareCareers,
  ...counselingAndSocialWorkCareers,
  ...communityAndCharityCareers,
  ...childcareAndEarlyLearningCareers,
  ...schoolEducationCareers,
  ...collegeAndAdultEducationCareers,
  ...museumsAndLibrariesCareers,
  ...governmentAndPolicyCareers,
  ...lawCareers,
  ...policeAndSecurityCareers,
  ...fireAndRescueCareers,
  ...artAndDesignCareers,
  ...fashionAndJewelryCareers,
  ...craftsCareers,
  ...cameraAndSoundCareers,
  ...writingAndLanguagesCareers,
  ...stageAndMusicCareers,
  ...sportsAndFitnessCareers,
  ...businessAndSalesCareers,
  ...marketingAndAdvertisingCareers,
  ...bankingAndInsuranceCareers,
  ...accountingAndTaxCareers,
  ...officeAndAdministrationCareers,
  ...retailCareers,
  ...realEstateCareers,
  ...foodAndDrinkCareers,
  ...travelAndHospitalityCareers,
  ...beautyAndWellnessCareers,
  ...constructionCareers,
  ...buildingServicesCareers,
  ...energyAndUtilitiesCareers,
  ...vehicleRepairCareers,
  ...manufacturingCareers,
  ...aviationCareers,
  ...shipsAndFishingCareers,
  ...roadAndRailCareers,
  ...logisticsAndMailCareers,
];
