import { type Career, riasecTypes, workStyles } from '@guildpath/contract';
import { seededRandom } from '../model/seeded-random.ts';

/**
 * Approximates the means and standard deviation of the six interests over the occupations of O*NET. With
 * correlated neighbours on the hexagon, synthetic catalogues resemble the real one.
 */
const means = [4.57, 3.36, 1.94, 2.94, 2.83, 4.53];
const deviation = 1.6;

/** Builds a catalogue of synthetic careers; the same seed gives the same careers. */
export function syntheticCareers(count: number, seed = 1): Career[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const noise = riasecTypes.map(() => random.normal());
    const interests = riasecTypes.map((type, k) => {
      const neighbours = (noise[(k + 1) % 6] ?? 0) + (noise[(k + 5) % 6] ?? 0);
      const value = (means[k] ?? 4) + deviation * (0.85 * (noise[k] ?? 0) + 0.35 * neighbours);
      return [type, Math.min(7, Math.max(1, Math.round(value * 100) / 100))];
    });
    return aCareer({
      id: `career-${i + 1}`,
      category: `Family ${Math.floor(random.uniform() * 16) + 1}`,
      // Every interest is a key of riasecTypes.
      interests: Object.fromEntries(interests) as Career['interests'],
      jobZone: zoneFor(random.uniform()),
      workStyles: Object.fromEntries(
        workStyles.map((style) => [style, Math.min(5, Math.max(1, 3.8 + 0.4 * random.normal()))]),
      ),
      skills: Array.from({ length: 4 }, (_, rank) => ({
        skillId: `skill-${Math.floor(random.uniform() * 40) + 1}`,
        importance: 4.5 - 0.3 * rank,
      })),
    });
  });
}

function zoneFor(draw: number): Career['jobZone'] {
  // The shares of the five Job Zones in O*NET.
  if (draw < 0.03) return 1;
  if (draw < 0.35) return 2;
  if (draw < 0.59) return 3;
  return draw < 0.83 ? 4 : 5;
}

/** Builds a career with defaults for everything that does not matter to a test. */
export function aCareer(own: Partial<Career> & { readonly id: string }): Career {
  return {
    title: own.id,
    category: 'Any family',
    socCode: '11-1011.00',
    description: 'Someone does something.',
    interests: {
      realistic: 3,
      investigative: 3,
      artistic: 3,
      social: 3,
      enterprising: 3,
      conventional: 3,
    },
    jobZone: 3,
    skills: [],
    relatedCareers: [],
    ...own,
  };
}
