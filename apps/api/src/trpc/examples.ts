import type {
  AssessmentResult,
  CareerListing,
  CareerRecommendation,
  CurrentUser,
  PreparedRecommendations,
  ResultsOutput,
} from '@guildpath/contract';

/** The examples in the API document belong to this user, who took the Quick Quest. */
export const exampleUser: CurrentUser = {
  id: '0199c1f0-5a00-7000-8000-000000000001',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  role: null,
  authProvider: 'local',
  emailVerified: true,
  createdAt: '2026-11-20T09:30:00.000Z',
};

export const exampleAssessmentResult: AssessmentResult = {
  id: '0199c1f4-8c00-7000-8000-000000000002',
  assessmentType: 'quick',
  completedAt: '2026-11-20T09:45:00.000Z',
  riasecScores: {
    realistic: 31,
    investigative: 88,
    artistic: 64,
    social: 42,
    enterprising: 27,
    conventional: 55,
  },
  bigFiveScores: {
    openness: 79,
    conscientiousness: 66,
    extraversion: 34,
    agreeableness: 51,
    neuroticism: 40,
  },
  aptitudeScores: {},
  characterClass: 'Mage',
  guildTitle: 'Loremaster',
  welcome: 'You ask one question more than everyone else, and that is where the answers start.',
  moment: "When Alderwell's brook ran dry, you pored over old reports of other lost brooks.",
  leastCount: 6,
};

export const exampleCareerWithoutAnalysis: CareerRecommendation = {
  id: 'mathematicians',
  careerTitle: 'Mathematician',
  careerCategory: 'Computer and Mathematical',
  matchPercentage: 84,
  description: 'Finds patterns and proves that they hold. Turns open questions into models.',
  skillTags: ['Mathematics', 'Critical Thinking', 'Writing'],
  reasons: {
    scenes: ['The Sealed Library'],
    sharedInterest: 'investigative',
    opposingInterest: 'realistic',
    opposingDirection: 'more',
  },
};

export const exampleCareerListing: CareerListing = {
  id: 'registered-nurse',
  title: 'Registered Nurse',
  category: 'Nursing and Patient Services',
  description:
    'You look after patients around the clock, giving medicine, watching for changes and comforting families. In one shift you may start a drip, brief a doctor and teach someone how to care for a wound at home.',
  types: ['social', 'conventional', 'investigative'],
  jobZone: 4,
  medianPay: 93600,
  growthPercent: 5,
  skills: ['Patient Care', 'Empathy', 'Teamwork', 'Helping People', 'Decision Making'],
};

const skillRecommendations: ResultsOutput['skillRecommendations'] = [
  { id: 'mathematics', skillName: 'Mathematics', priority: 'high', isShown: false },
];

const schoolRecommendations: ResultsOutput['schoolRecommendations'] = [
  {
    id: 'mathematics-at-the-example-university',
    schoolName: 'Example University',
    programName: 'Mathematics, B.Sc.',
    location: 'London, United Kingdom',
    matchPercentage: 84,
    forCareer: 'Mathematician',
    schoolUrl: 'https://www.example.edu',
  },
];

const noRecommendations: PreparedRecommendations = {
  careerCount: 0,
  careerRecommendations: [],
  skillRecommendations: [],
  schoolRecommendations: [],
};

export const exampleRecommendations: Omit<ResultsOutput, 'assessmentResult'> = {
  careerRecommendations: [
    {
      ...exampleCareerWithoutAnalysis,
      aiAnalysis: 'You looked for the rule behind the riddle.\n\nCompany names: A, B, C',
    },
  ],
  skillRecommendations,
  schoolRecommendations,
  consultantRecommendations: [
    {
      id: 'example-consultant',
      consultantName: 'Grace Example',
      specialty: 'Careers in research',
      location: 'Remote',
      rating: 4.8,
      forCareer: 'Mathematician',
      isSample: true,
    },
  ],
  isNarrativePending: false,
  personalityInsight: 'You want to know why before you say how.',
  scoringVersion: '2',
  careerFields: [
    {
      category: 'Computer and Mathematical',
      sentence: 'Here the rule behind the riddle is the work itself.',
      careerIds: ['mathematicians'],
    },
  ],
  byPreparation: {
    short: noRecommendations,
    twoYears: noRecommendations,
    bachelor: noRecommendations,
    more: {
      careerCount: 1,
      careerRecommendations: [exampleCareerWithoutAnalysis],
      skillRecommendations,
      schoolRecommendations,
    },
  },
  scoreBands: {
    riasec: {
      realistic: { low: 18, high: 47 },
      investigative: { low: 76, high: 95 },
      artistic: { low: 48, high: 78 },
      social: { low: 28, high: 58 },
      enterprising: { low: 15, high: 43 },
      conventional: { low: 39, high: 70 },
    },
    bigFive: {
      openness: { low: 62, high: 90 },
      conscientiousness: { low: 47, high: 81 },
      extraversion: { low: 19, high: 53 },
      agreeableness: { low: 33, high: 69 },
      neuroticism: { low: 24, high: 58 },
    },
  },
};
