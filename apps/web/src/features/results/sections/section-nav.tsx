import type { ResultsOutput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconPrinter } from '@tabler/icons-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { ReaderKind } from '../reader.ts';
import type { ResultsPart } from './results-section.tsx';
import classes from './section-nav.module.css';

/** Its links move the focus to the heading of a part; the one of the part in sight is marked. */
export function SectionNav({ results }: { readonly results: ResultsOutput }) {
  const isMember = useContext(ReaderKind) === 'member';
  const parts: readonly (readonly [ResultsPart, string, boolean])[] = [
    ['insight', 'Insight', true],
    ['careers', 'Careers', results.careerRecommendations.length > 0],
    ['profile', 'Profile', true],
    ['roadmap', 'Roadmap', results.careerRoadmap !== undefined],
    [
      'companies',
      'Companies',
      results.assessmentResult.assessmentType === 'epic' &&
        results.careerRecommendations.length > 0,
    ],
    ['education', 'Education', results.schoolRecommendations.length > 0],
    ['skills', 'Skills', results.skillRecommendations.length > 0],
    ['consultants', 'Consultants', results.consultantRecommendations.length > 0],
    ['share', 'Share', isMember],
  ];
  const shown = parts.flatMap(([id, name, isThere]) => (isThere ? [{ id, name }] : []));
  const current = useCurrentPart(shown.map(({ id }) => id).join());
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current || !link) return;
    row.current.scrollLeft = link.offsetLeft + (link.offsetWidth - row.current.clientWidth) / 2;
  }, [current]);
  return (
    <nav className={`gp-on-screen ${classes.nav}`} aria-label="Parts of your results">
      <div className={classes.row} ref={row}>
        <ul className={classes.parts}>
          {shown.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
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
      </div>
    </nav>
  );
}

// The part that crosses the upper third of the window. Takes the ids in one text, which stays the same.
function useCurrentPart(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? undefined;
          setCurrent((before) => (isIntersecting ? id : before === id ? undefined : before));
        }
      },
      { rootMargin: '-33% 0px -66%' },
    );
    for (const id of ids.split(',')) {
      const part = document.getElementById(id)?.closest('section');
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
