import { type Program, programLevels } from '@guildpath/contract';
import { artAndDesignPrograms } from './programs/art-and-design.ts';
import { businessPrograms } from './programs/business.ts';
import { educationAndCommunityPrograms } from './programs/education-and-community.ts';
import { engineeringAndArchitecturePrograms } from './programs/engineering-and-architecture.ts';
import { foodTravelAndBeautyPrograms } from './programs/food-travel-and-beauty.ts';
import { healthPrograms } from './programs/health.ts';
import { lawAndPublicServicePrograms } from './programs/law-and-public-service.ts';
import { mediaStageAndSportsPrograms } from './programs/media-stage-and-sports.ts';
import { scienceAndNaturePrograms } from './programs/science-and-nature.ts';
import { technologyPrograms } from './programs/technology.ts';
import { tradesPrograms } from './programs/trades.ts';
import { transportPrograms } from './programs/transport.ts';

/** Lists every program of the catalogue, by level from certificate to doctoral. */
export const programs: readonly Program[] = [
  ...technologyPrograms,
  ...engineeringAndArchitecturePrograms,
  ...scienceAndNaturePrograms,
  ...healthPrograms,
  ...educationAndCommunityPrograms,
  ...lawAndPublicServicePrograms,
  ...artAndDesignPrograms,
  ...mediaStageAndSportsPrograms,
  ...businessPrograms,
  ...foodTravelAndBeautyPrograms,
  ...tradesPrograms,
  ...transportPrograms,
].toSorted((one, other) => programLevels.indexOf(one.level) - programLevels.indexOf(other.level));
