import { type Career, type JobZone, jobZones, riasecTypes, type Tier } from '@guildpath/contract';
import { matchCareers } from '../src/index.ts';
import { balancedQuestions } from '../src/testing/balanced-questions.ts';
import { simulatedProfiles, unequalMeans } from '../src/testing/simulated-people.ts';
import { mean, shares } from '../src/testing/statistics.ts';

const people = 3000;

/** Measures the spread of a population's best matches over the catalogue. Shares are from 0 to 1. */
interface EvenUse {
  readonly population: string;
  /** The largest share of people with the same best match. */
  readonly mostPopular: number;
  /** The share of careers that are the best match of at least one person. */
  readonly reachable: number;
  /** The shares of best matches by Job Zone, and by the highest interest of the career. */
  readonly jobZones: Readonly<Record<JobZone, number>>;
  readonly types: readonly number[];
}

const populations = { 'equal means': {}, ...unequalMeans };

/** Simulates the use of a catalogue by people of each population who take a tier. */
export function evenUseOf(tier: Tier, careers: readonly Career[]): EvenUse[] {
  const types = typesOf(careers);
  const questions = balancedQuestions(tier);
  return Object.entries(populations).map(([population, means]) => {
    const best = simulatedProfiles(questions, { people, seed: 2, means }).map((profile) => {
      const [match] = matchCareers(profile, careers, { count: 1 });
      return careers.findIndex(({ id }) => id === match?.careerId);
    });
    const times = new Map<number, number>();
    for (const career of best) times.set(career, (times.get(career) ?? 0) + 1);
    const zones = shares(
      jobZones.map(String),
      best.map((career) => String(careers[career]?.jobZone)),
    );
    return {
      population,
      mostPopular: Math.max(...times.values()) / people,
      reachable: times.size / careers.length,
      jobZones: zones as EvenUse['jobZones'], // shares() loses the type of the names
      types: riasecTypes.map((_, type) =>
        mean(best.map((career) => Number(types[career] === type))),
      ),
    };
  });
}

// The interest in which each career exceeds the mean of the catalogue most, as in matching.
function typesOf(careers: readonly Career[]): number[] {
  const means = riasecTypes.map((type) => mean(careers.map(({ interests }) => interests[type])));
  return careers.map(({ interests }) => {
    const centred = riasecTypes.map((type, i) => interests[type] - (means[i] ?? 0));
    return centred.indexOf(Math.max(...centred));
  });
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const percents = (some: readonly number[]) =>
  some.map((share) => (100 * share).toFixed(1)).join(' / ');

export function evenUseReport(uses: readonly EvenUse[]): string[][] {
  return [
    ['best matches', 'most frequent', 'reached', 'Job Zones 1 to 5', 'R / I / A / S / E / C'],
    ...uses.map(({ population, mostPopular, reachable, jobZones: zones, types }) => [
      population,
      percent(mostPopular),
      percent(reachable),
      percents(Object.values(zones)),
      percents(types),
    ]),
  ];
}

/** The largest share of people who may have the same best match. */
const maxShare = 1 / 15;
/** The smallest share of careers that must be a best match. */
const minReachable = 0.5;

/** Describes where the use of the catalogue is not even enough. */
export function missedByEvenUse(tier: Tier, uses: readonly EvenUse[]): string[] {
  return uses.flatMap(({ population, mostPopular, reachable, jobZones: zones, types }) => [
    ...(reachable < minReachable
      ? [`${tier}, ${population}: ${percent(reachable)} of the careers are a best match`]
      : []),
    ...(mostPopular > maxShare
      ? [`${tier}, ${population}: one career is the best match of ${percent(mostPopular)}`]
      : []),
    ...(Object.values(zones).some((share) => share === 0)
      ? [`${tier}, ${population}: a Job Zone is missing among best matches`]
      : []),
    ...(types.some((share) => share === 0)
      ? [`${tier}, ${population}: a type is missing among best matches`]
      : []),
  ]);
}
