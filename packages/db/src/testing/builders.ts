import type { Career, ResultSnapshot, ScoredQuestion } from '@guildpath/contract';
import { newId } from '../new-id.ts';
import type { NewHall } from '../queries/halls/halls.ts';
import type { NewPlace } from '../queries/halls/places.ts';
import type { ResultWithResponses } from '../queries/results/result-row.ts';
import type { NewUser } from '../queries/users/users.ts';

const launch = new Date('2026-11-01T08:00:00.000Z');

/** Returns the time this many minutes after the creation of what the builders build. */
export function minutesLater(minutes: number): Date {
  return new Date(launch.getTime() + minutes * 60_000);
}

export function aNewUser(overrides: Partial<NewUser> = {}): NewUser {
  return { email: 'ada@example.com', authProvider: 'local', createdAt: launch, ...overrides };
}

/** Builds an owner who has proven the address, the id at example.com. */
export function anOwner(id = 'ada') {
  return { kind: 'user', id, email: `${id}@example.com`, emailVerifiedAt: launch } as const;
}

/** Builds a hall of the user `ada`, which ends joining on 6 November and goes on 30 January. */
export function aNewHall(overrides: Partial<NewHall> = {}): NewHall {
  return {
    owner: { kind: 'user', id: 'ada' },
    name: 'Grade 9, room 12',
    guideName: 'Ms Ada',
    tier: 'quick',
    joinCode: 'BCDFGHJ',
    joinUntil: '2026-11-06',
    deleteOn: '2027-01-30',
    atMost: 20,
    now: launch,
    ...overrides,
  };
}

export function aNewPlace(overrides: Partial<NewPlace> = {}): NewPlace {
  return {
    hallId: 'hall',
    name: 'Patient Heron',
    wordsHash: 'words',
    atMost: 100,
    today: '2026-11-01',
    idleBefore: launch,
    now: launch,
    ...overrides,
  };
}

/** Builds a guest's unclaimed result without responses, which would need seeded questions. */
export function aResult(overrides: Partial<ResultWithResponses> = {}): ResultWithResponses {
  return {
    id: newId(),
    userId: null,
    guestEmail: 'ada@example.com',
    placeId: null,
    tier: 'quick',
    completedAt: launch,
    bankVersion: 'bank-1',
    scoringVersion: 'scoring-1',
    durationSeconds: null,
    snapshot: aSnapshot(),
    responses: [],
    ...overrides,
  };
}

const noRecommendations = {
  careerCount: 0,
  careerRecommendations: [],
  skillRecommendations: [],
  schoolRecommendations: [],
  consultantRecommendations: [],
};

export function aSnapshot(overrides: Partial<ResultSnapshot> = {}): ResultSnapshot {
  return {
    characterClass: 'Mage',
    riasecScores: {
      realistic: 12,
      investigative: 91,
      artistic: 64,
      social: 33,
      enterprising: 20,
      conventional: 55,
    },
    bigFiveScores: {
      openness: 88,
      conscientiousness: 47,
      extraversion: 18,
      agreeableness: 52,
      neuroticism: 40,
    },
    aptitudeScores: { logical: 80, numerical: 75, problemSolving: 60 },
    scoreBands: {
      riasec: {
        realistic: { low: 5, high: 30 },
        investigative: { low: 80, high: 97 },
        artistic: { low: 50, high: 78 },
        social: { low: 20, high: 50 },
        enterprising: { low: 10, high: 35 },
        conventional: { low: 40, high: 70 },
      },
      bigFive: {
        openness: { low: 75, high: 95 },
        conscientiousness: { low: 33, high: 61 },
        extraversion: { low: 8, high: 32 },
        agreeableness: { low: 38, high: 66 },
        neuroticism: { low: 27, high: 54 },
      },
    },
    guildTitle: 'Alchemist',
    welcome: 'You’ll stay with a hard question.',
    leastCount: 0,
    portrait: [
      { about: 'interests', text: 'You look twice before you speak once.' },
      { about: 'certainty', text: 'Your answers lean one way.' },
    ],
    friends: ['A straight answer'],
    costs: ['A late supper'],
    beside: { guildTitle: 'Envoy', sentence: 'You ask, and an Envoy answers.' },
    careerFields: [],
    moreCareers: [],
    byPreparation: {
      short: noRecommendations,
      twoYears: noRecommendations,
      bachelor: noRecommendations,
      more: noRecommendations,
    },
    careerRecommendations: [
      {
        id: 'astronomer',
        careerTitle: 'Astronomer',
        careerCategory: 'Science',
        matchPercentage: 87,
        description: 'Studies what is far away.',
        skillTags: ['Science', 'Mathematics'],
        analysis: {
          appeals: [{ moment: 'You chose the telescope.', sentence: 'Astronomers look far.' }],
          employers: [],
        },
        facts: { schooling: 'Doctoral or professional degree' },
        reasons: {
          scenes: ['The Broken Lens'],
          sharedInterest: 'investigative',
          opposingInterest: null,
        },
      },
    ],
    skillRecommendations: [{ id: 'mathematics', skillName: 'Mathematics', priority: 'high' }],
    schoolRecommendations: [],
    consultantRecommendations: [],
    ...overrides,
  };
}

export function aQuestion(overrides: Partial<ScoredQuestion> = {}): ScoredQuestion {
  return {
    id: 'the-broken-lens',
    type: 'riasec',
    place: 'road',
    title: 'The Broken Lens',
    scenario: 'The guild telescope is cracked, and the comet is due tonight.',
    question: 'What do you do first?',
    options: [
      { id: 'a', label: 'Grind a new lens', description: 'You fetch sand and a wheel.' },
      { id: 'b', label: 'Work out the orbit', description: 'You fetch ink and tables.' },
      { id: 'c', label: 'Draw what people saw', description: 'You fetch charcoal.' },
      { id: 'd', label: 'Gather the watchers', description: 'You fetch the neighbours.' },
    ],
    tags: ['Investigation'],
    key: {
      kind: 'riasec',
      types: { a: 'realistic', b: 'investigative', c: 'artistic', d: 'social' },
    },
    ...overrides,
  };
}

export function aCareer(overrides: Partial<Career> = {}): Career {
  return {
    id: 'astronomer',
    title: 'Astronomer',
    category: 'Science',
    socCode: '19-2011.00',
    description: 'Studies what is far away. Writes down what it means.',
    interests: {
      realistic: 3.2,
      investigative: 7,
      artistic: 3.6,
      social: 2,
      enterprising: 1.7,
      conventional: 3.3,
    },
    jobZone: 5,
    skills: [],
    relatedCareers: [],
    ...overrides,
  };
}
