import { Page } from '@guildpath/ui';
import { SiteFooter } from '../../shared/layout/site-footer.tsx';
import { GuildClasses } from './guild-classes.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingBar } from './landing-bar.tsx';
import { SampleQuestion } from './sample-question.tsx';
import { TierChoice } from './tier-choice.tsx';

export function LandingPage() {
  return (
    <Page width="full" header={<LandingBar />} footer={<SiteFooter />}>
      <Hero />
      <GuildClasses />
      <TierChoice />
      <SampleQuestion />
      <HowItWorks />
    </Page>
  );
}
