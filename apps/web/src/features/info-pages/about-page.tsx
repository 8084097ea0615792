import { onetAttribution } from '@guildpath/contract';
import { Panel, Prose } from '@guildpath/ui';
import { IconHammer } from '@tabler/icons-react';
import { PublicPage } from '../../shared/layout/public-page.tsx';
import classes from './about-page.module.css';
import { HowSure } from './how-sure.tsx';

export function AboutPage() {
  return (
    <PublicPage
      title="About Guildpath"
      eyebrow="Our mission"
      lead="Finding out what to become should feel like the start of a story, not like an exam."
    >
      <Panel className={classes.notice}>
        <IconHammer size={40} stroke={1.4} aria-hidden="true" />
        <div>
          <h2>Under Construction</h2>
          <p>
            Our masons are still at work on this hall. Our mission is already carved above the gate:
            AI-powered assessments and RPG-style adventures that help anyone discover the career
            that fits.
          </p>
        </div>
      </Panel>
      <Panel as="article" surface="parchment" padding="lg" ornate>
        <Prose>
          <h2>What we do</h2>
          <p>
            Most career tests ask how much you agree with fifty sentences. Guildpath puts you into a
            scene and asks what you would do. Each choice says something about your interests, your
            personality or the way you think; together they become a profile, and the profile is
            compared with hundreds of real occupations.
          </p>
          <h2>What we promise</h2>
          <ul>
            <li>Every score comes from your own answers and is shown with how sure it is.</li>
            <li>A short quest claims less than a long one.</li>
            <li>Every career match says why it is there.</li>
            <li>
              Your results belong to you. They are not sold, and they are not shown to anyone else.
            </li>
          </ul>
          <HowSure />
          <h2>Where our facts come from</h2>
          <OnetAttribution />
          <p>
            Pay, job outlook and typical schooling come from the{' '}
            <a href="https://www.bls.gov/ooh/" rel="noreferrer">
              Occupational Outlook Handbook
            </a>{' '}
            and tables of the U.S. Bureau of Labor Statistics. Scenes and questions are our own
            writing.
          </p>
        </Prose>
      </Panel>
    </PublicPage>
  );
}

const attributionLinks = new Map([
  ['O*NET Database', 'https://www.onetcenter.org/database.html'],
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
]);

function OnetAttribution() {
  const parts = onetAttribution.split(/(O\*NET Database|CC BY 4\.0)/);
  return (
    <p>
      {parts.map((part) => {
        const href = attributionLinks.get(part);
        return href ? (
          <a key={part} href={href} rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        );
      })}
    </p>
  );
}
