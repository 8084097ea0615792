import { Button, Panel } from '@guildpath/ui';
import { useRef, useState } from 'react';
import { lazyPart, Part } from '../../../shared/code-loading/lazy-part.tsx';
import { type DrawerTopic, drawerTitles, drawerTopics } from '../catalogue/drawer-topics.ts';
import { useCatalogueDrawer } from '../catalogue/use-catalogue-drawer.ts';
import classes from './info-cards.module.css';
import careerLibraryPicture from './pictures/career-library.svg';
import educationPathsPicture from './pictures/education-paths.svg';
import expertConsultantsPicture from './pictures/expert-consultants.svg';

const pictures: Record<DrawerTopic, string> = {
  'career-library': careerLibraryPicture,
  'expert-consultants': expertConsultantsPicture,
  'education-paths': educationPathsPicture,
};

const CatalogueDrawer = lazyPart(
  async () => (await import('../catalogue/catalogue-drawer.tsx')).CatalogueDrawer,
);

const pitches: Record<DrawerTopic, string> = {
  'career-library':
    'See what people do all day, what it takes and what it pays. Browse every career by interest, preparation and field.',
  'expert-consultants': 'Career consultants by field, specialty and place.',
  'education-paths':
    'Programs from certificate to doctorate, where to take them, and the careers they lead to.',
};

/** Opens the catalogue's drawers, whose code is loaded when a pointer or the focus reaches a button. */
export function InfoCards() {
  const drawer = useCatalogueDrawer();
  const buttons = useRef(new Map<DrawerTopic, HTMLButtonElement | null>());
  // Stays when it is closed, so that it moves out.
  const [isMounted, setIsMounted] = useState(false);
  if (drawer.open && !isMounted) setIsMounted(true);

  return (
    <section className="gp-stack gp-gap-5" aria-labelledby="explore">
      <h2 id="explore">Explore the Guild</h2>
      <div className={classes.cards}>
        {drawerTopics.map((topic) => (
          <Panel key={topic} as="article" padding="none" className={classes.card}>
            <div className={classes.vignette}>
              <img src={pictures[topic]} alt="" width={400} height={150} />
            </div>
            <div className={classes.body}>
              <h3>{drawerTitles[topic]}</h3>
              <p>{pitches[topic]}</p>
              <Button
                ref={(button) => {
                  buttons.current.set(topic, button);
                }}
                variant="outline"
                aria-haspopup="dialog"
                onPointerEnter={CatalogueDrawer.preload}
                onFocus={CatalogueDrawer.preload}
                onClick={() => drawer.openTopic(topic)}
              >
                Open {drawerTitles[topic]}
              </Button>
            </div>
          </Panel>
        ))}
      </div>
      {isMounted ? (
        <Part>
          <CatalogueDrawer
            open={drawer.open}
            career={drawer.career}
            leaveCareer={drawer.leaveCareer}
            close={drawer.close}
            onClosed={(topic) => buttons.current.get(topic)?.focus({ preventScroll: true })}
          />
        </Part>
      ) : null}
    </section>
  );
}
