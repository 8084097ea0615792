import type { ReactNode } from 'react';
import { InfoTooltip, InfoTooltipGroup } from './info-tooltip.tsx';
import classes from './term-hints.module.css';

const terms: readonly (readonly [string, ReactNode])[] = [
  ['Archetype', 'The strongest of your six career interests.'],
  ['Guild title', "The guild's name for your two leading interests together."],
  [
    'Class',
    "The guild's class that your archetype belongs to: Warriors lead, Mages find new ways, Healers care for others.",
  ],
  [
    'Personality',
    'Which of openness, conscientiousness and extraversion stand out in your answers.',
  ],
  [
    'Big Five',
    'Five traits in which people differ all over the world. Neither end is better than the other.',
  ],
  [
    'RIASEC',
    'Six kinds of interest, by their first letters: Realistic, Investigative, Artistic, Social, Enterprising and Conventional. Neighbors in the hexagon have the most in common.',
  ],
];

export function TermHints() {
  return (
    <InfoTooltipGroup>
      <ul className={classes.terms} aria-label="Words of this page">
        {terms.map(([term, meaning]) => (
          <li key={term}>
            {term} <InfoTooltip about={term}>{meaning}</InfoTooltip>
          </li>
        ))}
      </ul>
    </InfoTooltipGroup>
  );
}
