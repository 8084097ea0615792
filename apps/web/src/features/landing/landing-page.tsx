import { Page } from '@guildpath/ui';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingBar } from './landing-bar.tsx';
import { LandingStill } from './landing-still.ts';
import { TierChoice } from './tier-choice.tsx';

export function LandingPage() {
  return (
    <Page width="full" header={<LandingBar />} footer={<LandingStill name="footer" />}>
      <Hero />
      <LandingStill name="guild-classes" />
      <TierChoice />
      <LandingStill name="sample-question" />
      <HowItWorks />
    </Page>
  );
}
