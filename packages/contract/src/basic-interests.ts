/**
 * Lists the basic interests that a person may take along, in the groups of the shelf: what work is about, one
 * level below Holland's six types (Day & Rounds 1997). The keys are scales of CABIN (Su, Tay, Liao, Zhang &
 * Rounds 2019) or of the Basic Interest Markers (Liao, Armstrong & Rounds 2008) where they have one; the
 * choice follows CABIN-NET (2024), whose scales each belong to an area of knowledge of O*NET.
 */
export const basicInterestGroups = [
  {
    name: 'Tools and Machines',
    interests: ['mechanics', 'electronics', 'construction', 'transportation', 'engineering'],
  },
  { name: 'Nature and Food', interests: ['agriculture', 'animal-service', 'culinary-art'] },
  {
    name: 'Science and Numbers',
    interests: [
      'physical-science',
      'life-science',
      'information-technology',
      'mathematics-statistics',
    ],
  },
  {
    name: 'People',
    interests: [
      'health-care-service',
      'psychology',
      'teaching',
      'social-service',
      'personal-service',
      'hospitality',
      'athletics',
    ],
  },
  {
    name: 'Arts and Words',
    interests: ['visual-arts', 'performing-arts', 'creative-writing', 'media', 'humanities'],
  },
  {
    name: 'Business and Order',
    interests: ['law', 'protective-service', 'finance', 'business', 'office-work'],
  },
] as const;
export type BasicInterest = (typeof basicInterestGroups)[number]['interests'][number];

export const basicInterests: readonly BasicInterest[] = basicInterestGroups.flatMap<BasicInterest>(
  ({ interests }) => interests,
);

/** A person takes at most as many along, and a career is about at most as many. */
export const maxBasicInterests = 3;

export const basicInterestNames: Readonly<Record<BasicInterest, string>> = {
  mechanics: 'Machines and metal',
  electronics: 'Electricity and electronics',
  construction: 'Building and woodwork',
  transportation: 'Vehicles, ships and planes',
  engineering: 'Inventing and engineering',
  agriculture: 'Plants, farms and forests',
  'animal-service': 'Animals',
  'culinary-art': 'Food and cooking',
  'physical-science': 'Substances, stars and stones',
  'life-science': 'Living things under a lens',
  'information-technology': 'Computers and code',
  'mathematics-statistics': 'Numbers and data',
  'health-care-service': 'Bodies and health',
  psychology: 'Minds and feelings',
  teaching: 'Children and teaching',
  'social-service': 'Looking after people',
  'personal-service': 'Hair, beauty and clothes',
  hospitality: 'Guests, travel and events',
  athletics: 'Sport and movement',
  'visual-arts': 'Drawing, design and crafts',
  'performing-arts': 'Music and stage',
  'creative-writing': 'Words, stories and languages',
  media: 'Film, photos and news',
  humanities: 'History, politics and belief',
  law: 'Law and fairness',
  'protective-service': 'Rescue, safety and order',
  finance: 'Money and accounts',
  business: 'Selling and running a business',
  'office-work': 'Offices, records and plans',
};

/** Words the reason that a career is about something that the person took along. */
export function takenAlongWords(interest: BasicInterest): string {
  const name = basicInterestNames[interest];
  return `About ${name.charAt(0).toLowerCase()}${name.slice(1)}, which you took along`;
}
