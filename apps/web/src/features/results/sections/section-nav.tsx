import type { ResultsOutput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconPrinter } from '@tabler/icons-react';
import type { ResultsPart } from './results-section.tsx';
import classes from './section-nav.module.css';

export interface SectionNavProps {
  readonly results: ResultsOutput;
  /** Default: the result has no part to share. */
  readonly onShare?: (() => void) | undefined;
}

/** Its links move the focus to the heading of a part. */
export function SectionNav({ results, onShare }: SectionNavProps) {
  const parts: readonly (readonly [ResultsPart, string, boolean])[] = [
    ['insight', 'Insight', results.personalityInsight !== ''],
    ['careers', 'Careers', results.careerRecommendations.length > 0],
    ['profile', 'Profile', true],
    ['roadmap', 'Roadmap', results.careerRoadmap !== undefined],
    ['companies', 'Companies', results.assessmentResult.assessmentType === 'epic'],
    ['education', 'Education', results.schoolRecommendations.length > 0],
    ['skills', 'Skills', results.skillRecommendations.length > 0],
    ['consultants', 'Consultants', results.consultantRecommendations.length > 0],
    ['share', 'Share', onShare !== undefined],
  ];
  return (
    <nav className={classes.nav} aria-label="Parts of your results">
      <ul className={classes.parts}>
        {parts
          .filter(([, , isThere]) => isThere)
          .map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`} onClick={id === 'share' ? onShare : undefined}>
                {name}
              </a>
            </li>
          ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        leftIcon={<IconPrinter size={20} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        Print <span className="gp-visually-hidden">or save as PDF</span>
      </Button>
    </nav>
  );
}
