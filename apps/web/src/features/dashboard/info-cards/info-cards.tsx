import { Button, Panel } from '@guildpath/ui';
import { IconBooks, IconSchool, IconUsers, type TablerIcon } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { lazyPart, Part } from '../../../shared/code-loading/lazy-part.tsx';
import { type DrawerTopic, drawerTitles, drawerTopics } from '../catalogue/drawer-topics.ts';
import { useCatalogueDrawer } from '../catalogue/use-catalogue-drawer.ts';
import classes from './info-cards.module.css';

const cards: Record<DrawerTopic, readonly [Icon: TablerIcon, pitch: string]> = {
  'career-library': [
    IconBooks,
    'See what people do all day, what it takes and what it pays. Browse every career by interest, preparation and field.',
  ],
  'expert-consultants': [IconUsers, 'Career consultants by field, specialty and place.'],
  'education-paths': [
    IconSchool,
    'Programs from certificate to doctorate, where to take them, and the careers they lead to.',
  ],
};

const CatalogueDrawer = lazyPart(
  async () => (await import('../catalogue/catalogue-drawer.tsx')).CatalogueDrawer,
);

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
        {drawerTopics.map((topic) => {
          const [Icon, pitch] = cards[topic];
          return (
            <Panel key={topic} as="article" padding="sm" className={classes.card}>
              <Icon size={32} stroke={1.5} aria-hidden="true" />
              <h3 className="gp-size-4">{drawerTitles[topic]}</h3>
              <Button
                ref={(button) => {
                  buttons.current.set(topic, button);
                }}
                variant="outline"
                size="sm"
                aria-haspopup="dialog"
                onPointerEnter={CatalogueDrawer.preload}
                onFocus={CatalogueDrawer.preload}
                onClick={() => drawer.openTopic(topic)}
              >
                Open <span className="gp-visually-hidden">{drawerTitles[topic]}</span>
              </Button>
              <p>{pitch}</p>
            </Panel>
          );
        })}
      </div>
      {isMounted ? (
        <Part>
          <CatalogueDrawer
            {...drawer}
            onClosed={(topic) => buttons.current.get(topic)?.focus({ preventScroll: true })}
          />
        </Part>
      ) : null}
    </section>
  );
}
