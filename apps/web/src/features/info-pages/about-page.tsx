import { onetAttribution } from '@guildpath/contract';
import { Panel, Prose } from '@guildpath/ui';
import { IconHammer } from '@tabler/icons-react';
import { useSiteSettings } from '../../shared/api/site-settings.ts';
import { PublicPage } from '../../shared/layout/public-page.tsx';
import classes from './about-page.module.css';
import { HowSure } from './how-sure.tsx';

export function AboutPage() {
  return (
    <PublicPage
      title="About Guildpath"
      eyebrow="Our mission"
      lead="Figuring out what to do with your life should feel like the start of a story, not an exam."
    >
      <Panel className={classes.notice}>
        <IconHammer size={40} stroke={1.4} aria-hidden="true" />
        <div>
          <h2 className="gp-size-3">Under Construction</h2>
          <p>
            Our masons are still at work on this hall, but our mission is already carved above the
            gate: AI-powered assessments and RPG-style adventures that help anyone find a career
            that fits.
          </p>
        </div>
      </Panel>
      <Panel as="article" surface="parchment" padding="lg" ornate>
        <Prose>
          <h2>What we do</h2>
          <p>
            Most career tests ask how much you agree with fifty statements. Guildpath drops you into
            a scene and asks what you’d do. Each choice says something about your interests or your
            personality. Together they make a profile, and we compare it with hundreds of real
            occupations.
          </p>
          <h2>What we promise</h2>
          <ul>
            <li>Every score comes from your own answers, and we show how sure it is.</li>
            <li>A short quest claims less than a long one.</li>
            <li>Every career match says why it’s there.</li>
            <li>Your results belong to you. We don’t sell them, and we don’t make them public.</li>
          </ul>{' '}
          <h2>What AI does here</h2>{' '}
          <p>
            {' '}
            Statistics and fixed rules work out your scores and pick your careers, with no AI
            involved. Rules also put your texts together from sentences written in advance. If the
            people who run this site have set up a language model, it may rewrite your portrait and
            why each career suits you or not. Everything else about a career stays, and no score or
            match ever changes. Rules check those texts, but can’t tell whether all of it is true of
            you.{' '}
          </p>{' '}
          <h2>What we don’t know yet</h2>{' '}
          <p>
            {' '}
            No study with real people has been done yet. How much each scene says about you is an
            assumption of ours, and every figure about accuracy rests on it. We don’t know how your
            results compare with those of an established test, whether our scenes work equally well
            for people of every age, gender and background, or whether people end up happy in the
            careers we suggest.{' '}
          </p>{' '}
          <HowSure />
          <h2>Where our facts come from</h2>
          <OnetAttribution />
          <p>
            Pay, job outlook and typical schooling come from the{' '}
            <a href="https://www.bls.gov/ooh/" rel="noreferrer">
              Occupational Outlook Handbook
            </a>{' '}
            and other tables from the U.S. Bureau of Labor Statistics. We wrote the scenes and
            questions ourselves.
          </p>
        </Prose>
      </Panel>
    </PublicPage>
  );
}

const databasePage = 'https://www.onetcenter.org/database.html';
const licensePage = 'https://creativecommons.org/licenses/by/4.0/';

function OnetAttribution() {
  const { onetReleases } = useSiteSettings();
  const parts = onetAttribution(onetReleases).split(/(O\*NET [\d. ]*Database|CC BY 4\.0)/);
  // The parts at odd places are the ones that the pattern found.
  return (
    <p>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={part} href={part === 'CC BY 4.0' ? licensePage : databasePage} rel="noreferrer">
            {part}
          </a>
        ),
      )}
    </p>
  );
}
