import { Button, Panel } from '@guildpath/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { codeQuery } from '../../../shared/code-loading/lazy-part.tsx';
import { reloadForCode } from '../../../shared/code-loading/reload-for-code.ts';
import { type DrawerTopic, drawerTitles, drawerTopics } from '../catalogue/drawer-topics.ts';
import { useCatalogueDrawer } from '../catalogue/use-catalogue-drawer.ts';
import { LoadFailure } from '../load-failure.tsx';
import classes from './info-cards.module.css';
import careerLibraryPicture from './pictures/career-library.svg';
import educationPathsPicture from './pictures/education-paths.svg';
import expertConsultantsPicture from './pictures/expert-consultants.svg';

const pictures: Record<DrawerTopic, string> = {
  'career-library': careerLibraryPicture,
  'expert-consultants': expertConsultantsPicture,
  'education-paths': educationPathsPicture,
};

const loadDrawer = () => import('../catalogue/catalogue-drawer.tsx');

const pitches: Record<DrawerTopic, string> = {
  'career-library':
    'See what people do all day, what it takes and what it pays. Browse every career by interest, preparation and field.',
  'expert-consultants': 'Career consultants by field, specialty and place.',
  'education-paths':
    'Programs from certificate to doctorate, where to take them, and the careers they lead to.',
};

export interface InfoCardsProps {
  /** Default: loads the code of the drawers. */
  readonly load?: typeof loadDrawer;
}

/** Opens the catalogue's drawers, whose code is loaded when a pointer or the focus reaches a button. */
export function InfoCards({ load = loadDrawer }: InfoCardsProps) {
  const drawer = useCatalogueDrawer();
  const queryClient = useQueryClient();
  // Loaded as a query, so that a failure can be retried without breaking the screen.
  const drawerCode = codeQuery({ name: 'the drawer', load });
  const code = useQuery({ ...drawerCode, enabled: drawer.open !== undefined });
  const buttons = useRef(new Map<DrawerTopic, HTMLButtonElement | null>());
  const prepare = () => void queryClient.prefetchQuery(drawerCode);
  const retry = async () => {
    const { isError } = await code.refetch();
    if (isError) await reloadForCode();
  };

  return (
    <section className="gp-stack gp-gap-5" aria-labelledby="explore">
      <h2 id="explore">Explore the Guild</h2>
      {code.error && drawer.open ? (
        <LoadFailure
          title={`We couldn’t open the ${drawerTitles[drawer.open]}.`}
          query={{ isFetching: code.isFetching, refetch: retry }}
        />
      ) : null}
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
                loading={code.isFetching && drawer.open === topic}
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => drawer.openTopic(topic)}
              >
                Open {drawerTitles[topic]}
              </Button>
            </div>
          </Panel>
        ))}
      </div>
      {code.data ? (
        <code.data.CatalogueDrawer
          open={drawer.open}
          career={drawer.career}
          leaveCareer={drawer.leaveCareer}
          close={drawer.close}
          onClosed={(topic) => buttons.current.get(topic)?.focus({ preventScroll: true })}
        />
      ) : null}
    </section>
  );
}
