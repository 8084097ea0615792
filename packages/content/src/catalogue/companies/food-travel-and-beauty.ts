import type { FamilyCompany } from '../job-families.ts';

export const foodTravelAndBeautyCompanies: readonly FamilyCompany[] = [
  { id: 'abercrombie-kent', name: 'Abercrombie & Kent', categories: ['Travel and Hospitality'] },
  { id: 'accor', name: 'Accor', categories: ['Travel and Hospitality', 'Beauty and Wellness'] },
  { id: 'aveda', name: 'Aveda', categories: ['Beauty and Wellness'] },
  { id: 'chipotle-mexican-grill', name: 'Chipotle Mexican Grill', categories: ['Food and Drink'] },
  { id: 'compass-group', name: 'Compass Group', categories: ['Food and Drink'] },
  {
    id: 'the-estee-lauder-companies',
    name: 'The Estée Lauder Companies',
    categories: ['Beauty and Wellness'],
  },
  { id: 'g-adventures', name: 'G Adventures', categories: ['Travel and Hospitality'] },
  { id: 'great-clips', name: 'Great Clips', categories: ['Beauty and Wellness'] },
  { id: 'hilton', name: 'Hilton', categories: ['Travel and Hospitality', 'Beauty and Wellness'] },
  { id: 'hyatt', name: 'Hyatt', categories: ['Travel and Hospitality', 'Beauty and Wellness'] },
  {
    id: 'loreal',
    name: "L'Oréal",
    categories: ['Beauty and Wellness', 'Marketing and Advertising'],
  },
  {
    id: 'marriott-international',
    name: 'Marriott International',
    categories: ['Travel and Hospitality', 'Beauty and Wellness'],
  },
  { id: 'massage-envy', name: 'Massage Envy', categories: ['Beauty and Wellness'] },
  { id: 'mcdonalds', name: "McDonald's", categories: ['Food and Drink'] },
  { id: 'onespaworld', name: 'OneSpaWorld', categories: ['Beauty and Wellness'] },
  { id: 'panera-bread', name: 'Panera Bread', categories: ['Food and Drink'] },
  {
    id: 'royal-caribbean',
    name: 'Royal Caribbean',
    categories: ['Travel and Hospitality', 'Ships and Fishing'],
  },
  { id: 'sephora', name: 'Sephora', categories: ['Beauty and Wellness'] },
  { id: 'sodexo', name: 'Sodexo', categories: ['Food and Drink'] },
  { id: 'starbucks', name: 'Starbucks', categories: ['Food and Drink'] },
  { id: 'tui-group', name: 'TUI Group', categories: ['Travel and Hospitality'] },
  { id: 'ulta-beauty', name: 'Ulta Beauty', categories: ['Beauty and Wellness'] },
];
