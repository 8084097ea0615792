import type { CareerListing } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { IconBookmarkFilled } from '@tabler/icons-react';
import { useSavedCareer, useSavedCareers } from '../../../shared/careers/use-saved-career.ts';
import { CareerLink } from '../catalogue/careers/career-link.tsx';
import classes from './saved-careers.module.css';

export function SavedCareers() {
  const careers = useSavedCareers();
  if (!careers?.length) return null;
  return (
    <Panel
      as="section"
      padding="lg"
      className={`gp-stack gp-gap-5 ${classes.section}`}
      aria-labelledby="saved"
    >
      <h2 id="saved">Saved Careers</h2>
      <ul className={classes.list}>
        {careers.map((career) => (
          <SavedCareer key={career.id} career={career} />
        ))}
      </ul>
    </Panel>
  );
}

function SavedCareer({ career: { id, title, category } }: { readonly career: CareerListing }) {
  const { setSaved } = useSavedCareer(id);
  return (
    <li className={classes.career}>
      <div className={classes.words}>
        <CareerLink careerId={id} className={classes.link}>
          {title}
        </CareerLink>
        <p className={classes.family}>{category}</p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Remove ${title}`}
        leftIcon={<IconBookmarkFilled size={20} aria-hidden="true" />}
        onClick={() => setSaved(false)}
      >
        Saved
      </Button>
    </li>
  );
}
