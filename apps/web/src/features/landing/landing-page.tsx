import { Brand, Page, TopBar } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import { SiteFooter } from '../../shared/layout/site-footer.tsx';
import { SiteSentence } from '../../shared/layout/site-sentence.tsx';
import { AuthControls } from './auth-controls.tsx';
import { GuildClasses } from './guild-classes.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import classes from './landing-page.module.css';
import { Prize } from './prize.tsx';
import { SampleQuestion } from './sample-question.tsx';
import { TierChoice } from './tier-choice.tsx';

export function LandingPage() {
  return (
    <Page
      width="full"
      header={<LandingBar />}
      footer={<SiteFooter note={<SiteSentence name="ageNote" />} />}
    >
      <Hero />
      <GuildClasses />
      <div className={classes.below}>
        <Prize />
        <TierChoice />
        <SampleQuestion />
        <HowItWorks />
      </div>
    </Page>
  );
}

function LandingBar() {
  return (
    <TopBar
      brand={
        <Link to="/">
          <Brand />
        </Link>
      }
      links={
        <>
          <a href="#assessments">Assessments</a>
          <a href="#how-it-works">How it Works</a>
        </>
      }
      actions={<AuthControls />}
    />
  );
}
