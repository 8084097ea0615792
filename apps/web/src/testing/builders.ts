import type {
  AssessmentResult,
  CareerListing,
  CareerOutput,
  CareerRecommendation,
  CurrentUser,
  Hall,
  Question,
  ResultsOutput,
  Shield,
  SiteSettings,
} from '@guildpath/contract';
import type { SavedQuest } from '../shared/quest/quest-storage.ts';

export function siteSettings(part: Partial<SiteSettings> = {}): SiteSettings {
  return {
    availableTiers: ['quick'],
    supportEmail: 'help@guildpath.test',
    publicUrl: null,
    hasProviderLogin: false,
    hasHalls: true,
    minimumAge: 13,
    retentionDays: 365,
    onetReleases: ['30.2', '29.3'],
    ...part,
  };
}

export function aUser(part: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'u1',
    username: 'ada',
    firstName: 'Ada',
    lastName: null,
    email: 'ada@guildpath.test',
    role: null,
    authProvider: 'local',
    emailVerified: true,
    createdAt: '2024-05-01T10:00:00.000Z',
    ...part,
  };
}

export function aHall(part: Partial<Hall> = {}): Hall {
  return {
    id: 'h1',
    name: 'Grade 9, room 12',
    guideName: 'Ms Ortiz',
    assessmentType: 'quick',
    joinCode: 'PQPCHTB',
    joinUntil: '2027-01-10',
    deleteOn: '2027-03-06',
    isOpen: true,
    placeCount: 2,
    finishedCount: 1,
    createdAt: '2026-11-28T10:00:00.000Z',
    ...part,
  };
}

export function aQuestion(part: Partial<Question> = {}): Question {
  const options = (['a', 'b', 'c', 'd'] as const).map((id) => ({
    id,
    label: `Way ${id} of ${part.title ?? 'The Gate'}`,
    description: `What way ${id} means.`,
  }));
  return {
    id: 'q1',
    type: 'riasec',
    place: 'gate',
    title: 'The Gate',
    scenario: 'You stand before a gate.',
    question: 'What do you do?',
    options,
    tags: ['Curiosity'],
    ...part,
  };
}

/** One scene of each kind. */
export const threeScenes: readonly Question[] = [
  aQuestion(),
  aQuestion({ id: 'q2', type: 'bigfive', title: 'The Inn' }),
  aQuestion({ id: 'q3', type: 'aptitude', title: 'The Bridge' }),
];

function aCareer(part: Partial<CareerRecommendation> = {}): CareerRecommendation {
  return {
    id: 'cartographer',
    careerTitle: 'Cartographer',
    careerCategory: 'Architecture and Engineering',
    matchPercentage: 80,
    description: 'Draws maps. Measures land.',
    skillTags: ['Geometry', 'Drawing', 'Patience', 'Walking'],
    analysis: {
      appeals: [{ sentence: 'You like to see how things lie.' }],
      day: 'You walk the coast with a plane table.',
      demand: 'It asks for patience.',
      enjoys: 'People like the quiet.',
      complaints: 'It rains a lot.',
      wayIn: 'Programs such as Maps at North College.',
      clients: 'There’s seldom a boss.',
      firstStep: 'Draw your street from memory, then walk it.',
      employers: ['A', 'B', 'C'],
    },
    facts: { schooling: 'Bachelor’s degree', medianPay: 78_380, payYear: 2024 },
    reasons: { scenes: ['The Gate'], sharedInterest: 'investigative', opposingInterest: 'social' },
    ...part,
  };
}

export function someResults(part: Partial<ResultsOutput> = {}): ResultsOutput {
  const riasecScores = {
    realistic: 40,
    investigative: 90,
    artistic: 70,
    social: 20,
    enterprising: 35,
    conventional: 50,
  };
  const bigFiveScores = {
    openness: 82,
    conscientiousness: 75,
    extraversion: 30,
    agreeableness: 55,
    neuroticism: 44,
  };
  const bandsOf = <Name extends string>(scores: Record<Name, number>) =>
    Object.fromEntries(
      Object.entries<number>(scores).map(([name, score]) => [
        name,
        { low: Math.max(0, score - 10), high: Math.min(100, score + 10) },
      ]),
      // fromEntries loses the names in its type.
    ) as Record<Name, { low: number; high: number }>;
  return {
    assessmentResult: {
      id: 'r1',
      assessmentType: 'quick',
      completedAt: '2024-06-01T10:00:00.000Z',
      riasecScores,
      bigFiveScores,
      aptitudeScores: {},
      characterClass: 'Mage',
      guildTitle: 'Seeker',
      welcome: 'You’ll ask until it’s clear.',
      leastCount: 0,
    },
    careerRecommendations: [
      aCareer(),
      aCareer({ id: 'c2', careerTitle: 'Astronomer', matchPercentage: 75 }),
      aCareer({ id: 'c3', careerTitle: 'Archivist', matchPercentage: 72 }),
      aCareer({ id: 'c4', careerTitle: 'Chemist', matchPercentage: 70 }),
      aCareer({ id: 'c5', careerTitle: 'Surveyor', matchPercentage: 69 }),
    ],
    skillRecommendations: ['Writing', 'Geometry', 'Listening', 'Coding', 'Drawing', 'Selling'].map(
      (skillName, index) => ({
        id: skillName,
        skillName,
        priority: index < 2 ? 'high' : index < 4 ? 'medium' : 'low',
      }),
    ),
    schoolRecommendations: ['North', 'South', 'East', 'West'].map((schoolName) => ({
      id: schoolName,
      schoolName: `${schoolName} College`,
      programName: `Maps at ${schoolName}`,
      location: 'Springfield, USA',
      matchPercentage: 66,
      forCareer: 'Cartographer',
    })),
    consultantRecommendations: ['Kim', 'Lee', 'Max', 'Noa'].map((name) => ({
      id: name,
      consultantName: name,
      specialty: 'Science careers',
      location: 'Online',
      rating: 4.5,
      forCareer: 'Cartographer',
      isSample: false,
    })),
    isNarrativePending: false,
    personalityInsight: 'You look before you leap.\n\nAnd then you draw a map.',
    portrait: [
      { about: 'interests', text: 'You look before you leap.' },
      { about: 'certainty', text: 'And then you draw a map.' },
    ],
    friends: ['A straight answer'],
    costs: ['A late supper'],
    beside: { guildTitle: 'Champion', sentence: 'You ask, and a Champion acts.' },
    basicInterests: [],
    careerFields: [],
    moreCareers: [],
    byPreparation: somePreparations(),
    scoringVersion: '2',
    scoreBands: { riasec: bandsOf(riasecScores), bigFive: bandsOf(bigFiveScores) },
    ...part,
  };
}

/** Newest first: `r1` is the latest, and each is a day older than the previous one. */
export function someAssessments(count: number): readonly AssessmentResult[] {
  const { assessmentResult } = someResults();
  return Array.from({ length: count }, (_, index) => ({
    ...assessmentResult,
    id: `r${index + 1}`,
    completedAt: new Date(Date.UTC(2024, 5, 1 - index, 10)).toISOString(),
  }));
}

/** A Standard Adventure after a Quick Quest. */
export function twoTiers(): readonly AssessmentResult[] {
  const [latest, ...older] = someAssessments(2);
  return latest ? [{ ...latest, assessmentType: 'standard' }, ...older] : [];
}

export function aCareerListing(part: Partial<CareerListing> = {}): CareerListing {
  return {
    id: 'cartographer',
    title: 'Cartographer',
    category: 'Architecture and Civil Engineering',
    description: 'You draw maps.',
    types: ['investigative', 'realistic'],
    jobZone: 4,
    schooling: 'Bachelor’s degree',
    medianPay: 78_380,
    growthPercent: 6,
    skills: ['Geometry', 'Drawing'],
    ...part,
  };
}

export function aCatalogueCareer(part: Partial<CareerOutput> = {}): CareerOutput {
  return {
    ...aCareerListing(),
    interests: {
      realistic: 4.6,
      investigative: 5.8,
      artistic: 3.2,
      social: 1.5,
      enterprising: 2,
      conventional: 4.4,
    },
    relatedCareers: [{ id: 'surveyor', title: 'Surveyor' }],
    programs: [
      {
        id: 'maps',
        name: 'Geography and Maps (BS)',
        level: 'bachelor',
        schoolName: 'North College',
        location: 'Springfield, USA',
      },
    ],
    companies: ['Mapworks'],
    ...part,
  };
}

/** Builds a quest in which nothing is answered yet. */
export function aSavedQuest(given: Partial<SavedQuest> = {}): SavedQuest {
  const nothing = { answers: {}, least: {}, seconds: 0, sceneSeconds: {} };
  return { idempotencyKey: 'k', position: 0, ...nothing, ...given };
}

/** Recommendations for each length of preparation: one career, school and skill each. */
export function somePreparations(careerTitle = 'Surveyor'): ResultsOutput['byPreparation'] {
  const prepared = {
    careerCount: 42,
    careerRecommendations: [aCareer({ id: 'c5', careerTitle, matchPercentage: 69 })],
    skillRecommendations: [{ id: 'Measuring', skillName: 'Measuring', priority: 'high' as const }],
    schoolRecommendations: [
      {
        id: 's9',
        schoolName: 'River College',
        programName: 'Land Surveying',
        location: 'Riverside',
        matchPercentage: 69,
        forCareer: 'Surveyor',
      },
    ],
    consultantRecommendations: [],
  };
  return { short: prepared, twoYears: prepared, bachelor: prepared, more: prepared };
}

/** Builds a guild title that a person who likes to work outdoors with others may have. */
export function aShield(parts: Partial<Shield> = {}): Shield {
  return {
    guildTitle: 'Trail Warden',
    characterClass: 'Healer',
    isOfEveryClass: false,
    interests: ['Realistic', 'Social'],
    welcome: 'You like to bring people safely to where they want to go, whatever the weather.',
    friends: ['A map', 'A lift', 'A calm word'],
    costs: ['Wet boots', 'Late dinners', 'Few words'],
    beside: { guildTitle: 'Wayfarer', sentence: 'They know the other roads.' },
    fields: [{ category: 'Animals', sentence: 'Fur and feathers come with the job.' }],
    ...parts,
  };
}
