import type { ReactNode } from 'react';
import { InfoTooltip, InfoTooltipGroup } from './info-tooltip.tsx';
import classes from './term-hints.module.css';

const terms: readonly (readonly [string, ReactNode])[] = [
  ['Archetype', 'The strongest of your six career interests.'],
  [
    'Guild title',
    'The guild’s name for your mix of interests: one or two that lead, or several at once.',
  ],
  [
    'Class',
    'Your archetype’s class in the guild. Warriors lead, Mages find new ways, and Healers care for others.',
  ],
  [
    'Personality',
    'Named for whichever of openness, conscientiousness and extraversion are high in your answers. Balanced means that none of the three is.',
  ],
  [
    'Big Five',
    'Five traits that differ from person to person all over the world. Neither end is better.',
  ],
  [
    'RIASEC',
    'Six kinds of interest and their first letters: Realistic, Investigative, Artistic, Social, Enterprising and Conventional. Neighbors on the hexagon have the most in common.',
  ],
];

export function TermHints() {
  return (
    <InfoTooltipGroup>
      <ul className={`gp-on-screen ${classes.terms}`} aria-label="Words of this page">
        {terms.map(([term, meaning]) => (
          <li key={term}>
            {term} <InfoTooltip about={term}>{meaning}</InfoTooltip>
          </li>
        ))}
      </ul>
    </InfoTooltipGroup>
  );
}
