/**
 * Lists the basic interests that a person may take along, in the groups of the shelf: what work is about, one
 * level below Holland's six types (Day & Rounds 1997). The keys are scales of CABIN (Su, Tay, Liao, Zhang &
 * Rounds 2019) or of the Basic Interest Markers (Liao, Armstrong & Rounds 2008) where they have one; the
 * choice follows CABIN-NET (2024), whose scales each belong to an area of knowledge of O*NET.
 */
export const basicInterestGroups = {
  'Tools and Machines': {
    mechanics: 'Machines and metal',
    electronics: 'Electricity and electronics',
    construction: 'Building and woodwork',
    transportation: 'Vehicles, ships and planes',
    engineering: 'Inventing and engineering',
  },
  'Nature and Food': {
    agriculture: 'Plants, farms and forests',
    'animal-service': 'Animals',
    'culinary-art': 'Food and cooking',
  },
  'Science and Numbers': {
    'physical-science': 'Substances, stars and stones',
    'life-science': 'Living things under a lens',
    'information-technology': 'Computers and code',
    'mathematics-statistics': 'Numbers and data',
  },
  People: {
    'health-care-service': 'Bodies and health',
    psychology: 'Minds and feelings',
    teaching: 'Children and teaching',
    'social-service': 'Looking after people',
    'personal-service': 'Hair, beauty and clothes',
    hospitality: 'Guests, travel and events',
    athletics: 'Sport and movement',
  },
  'Arts and Words': {
    'visual-arts': 'Drawing, design and crafts',
    'performing-arts': 'Music and stage',
    'creative-writing': 'Words, stories and languages',
    media: 'Film, photos and news',
    humanities: 'History, politics and belief',
  },
  'Business and Order': {
    law: 'Law and fairness',
    'protective-service': 'Rescue, safety and order',
    finance: 'Money and accounts',
    business: 'Selling and running a business',
    'office-work': 'Offices, records and plans',
  },
} as const;

export const basicInterestNames = {
  ...basicInterestGroups['Tools and Machines'],
  ...basicInterestGroups['Nature and Food'],
  ...basicInterestGroups['Science and Numbers'],
  ...basicInterestGroups.People,
  ...basicInterestGroups['Arts and Words'],
  ...basicInterestGroups['Business and Order'],
} as const;
export type BasicInterest = keyof typeof basicInterestNames;

// The keys of an object literal are what its type says.
export const basicInterests = Object.keys(basicInterestNames) as BasicInterest[];

/** A person takes at most as many along, and a career is about at most as many. */
export const maxBasicInterests = 3;

/** Names what was taken along, in the order in which it was. */
export function namesOfTaken(taken: readonly BasicInterest[]): string {
  return taken.map((interest) => basicInterestNames[interest]).join(', ');
}

/** Words the reason that a career is about something that the person took along. */
export function takenAlongWords(interest: BasicInterest): string {
  const name = basicInterestNames[interest];
  return `About ${name.charAt(0).toLowerCase()}${name.slice(1)}, which you took along`;
}
