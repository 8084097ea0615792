export { type SeededRandom, seededRandom } from '../model/seeded-random.ts';
export { drawPerson } from '../model/simulated-person.ts';
export { answersOf, devotedAnswers, randomAnswers } from './simulated-people.ts';
export { simulatedProfiles } from './simulated-profiles.ts';
