import type { BasicInterest } from '@guildpath/contract';
import {
  IconBackpack,
  IconBolt,
  IconBrain,
  IconBuildingMonument,
  IconBuildingStore,
  IconBulb,
  IconCamera,
  IconChartBar,
  IconChefHat,
  IconClipboardList,
  IconCode,
  IconCoins,
  IconEngine,
  IconFeather,
  IconFlask,
  IconHammer,
  IconHeartHandshake,
  IconLifebuoy,
  IconLuggage,
  IconMicroscope,
  IconMusic,
  IconPalette,
  IconPaw,
  IconPlane,
  IconPlant2,
  IconRun,
  IconScale,
  IconScissors,
  IconStethoscope,
  type TablerIcon,
} from '@tabler/icons-react';

const icons: Readonly<Record<BasicInterest, TablerIcon>> = {
  mechanics: IconEngine,
  electronics: IconBolt,
  construction: IconHammer,
  transportation: IconPlane,
  engineering: IconBulb,
  agriculture: IconPlant2,
  'animal-service': IconPaw,
  'culinary-art': IconChefHat,
  'physical-science': IconFlask,
  'life-science': IconMicroscope,
  'information-technology': IconCode,
  'mathematics-statistics': IconChartBar,
  'health-care-service': IconStethoscope,
  psychology: IconBrain,
  teaching: IconBackpack,
  'social-service': IconHeartHandshake,
  'personal-service': IconScissors,
  hospitality: IconLuggage,
  athletics: IconRun,
  'visual-arts': IconPalette,
  'performing-arts': IconMusic,
  'creative-writing': IconFeather,
  media: IconCamera,
  humanities: IconBuildingMonument,
  law: IconScale,
  'protective-service': IconLifebuoy,
  finance: IconCoins,
  business: IconBuildingStore,
  'office-work': IconClipboardList,
};

export interface InterestIconProps {
  readonly interest: BasicInterest;
}

export function InterestIcon({ interest }: InterestIconProps) {
  const Icon = icons[interest];
  return <Icon size={22} stroke={1.5} aria-hidden="true" />;
}
