import { NightScene } from '@guildpath/ui';
import { SiteFooter } from '../../shared/site-footer.tsx';
import { GuildClasses } from './guild-classes.tsx';
import { HeroPromises } from './hero-promises.tsx';
import { ProvenScience } from './proven-science.tsx';
import { QuestSteps } from './quest-steps.tsx';
import { SampleQuestion } from './sample-question.tsx';
import { TierHeading } from './tier-heading.tsx';
import { TierVignette } from './tier-vignette.tsx';

/** What the landing page shows and nothing changes: see `createStills`. */
export const landingStills = {
  'night-scene': <NightScene />,
  promises: <HeroPromises />,
  'guild-classes': <GuildClasses />,
  'tier-heading': <TierHeading />,
  'vignette-quick': <TierVignette tier="quick" />,
  'vignette-standard': <TierVignette tier="standard" />,
  'vignette-epic': <TierVignette tier="epic" />,
  'sample-question': <SampleQuestion />,
  'quest-steps': <QuestSteps />,
  'proven-science': <ProvenScience />,
  footer: <SiteFooter />,
};
