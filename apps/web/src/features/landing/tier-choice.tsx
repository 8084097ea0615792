import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { Button, SectionHeading, TierCard } from '@guildpath/ui';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSiteSettings } from '../../shared/api/site-settings.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { StartQuest, useContinueLabel } from '../../shared/quest/start-quest.tsx';
import epicPicture from './pictures/epic.svg';
import quickPicture from './pictures/quick.svg';
import standardPicture from './pictures/standard.svg';
import classes from './tier-choice.module.css';
import { tierPitches } from './tier-pitches.ts';

const pictures: Record<Tier, string> = {
  quick: quickPicture,
  standard: standardPicture,
  epic: epicPicture,
};

export function TierChoice() {
  const { availableTiers, hasHalls } = useSiteSettings();
  return (
    <section
      id="assessments"
      tabIndex={-1}
      className={classes.section}
      aria-labelledby="assessments-title"
    >
      <SectionHeading
        id="assessments-title"
        eyebrow="Assessments"
        lead="The longer the journey, the more accurate the results."
      >
        Choose Your Quest
      </SectionHeading>
      <div className={classes.cards}>
        {tiers.map((tier) => {
          const isOpen = availableTiers.includes(tier);
          return (
            <TierCard
              key={tier}
              {...tierFacts[tier]}
              {...tierPitches[tier]}
              isOpen={isOpen}
              vignette={<img src={pictures[tier]} alt="" width={400} height={180} loading="lazy" />}
              action={isOpen ? <StartTier tier={tier} /> : <ComingSoon />}
            />
          );
        })}
      </div>
      {hasHalls ? (
        <p className={classes.halls}>
          <Link to="/halls">For a class</Link>: students play with a code, without real names or
          email addresses.
        </p>
      ) : null}
    </section>
  );
}

function StartTier({ tier }: { readonly tier: Tier }) {
  const continueLabel = useContinueLabel(tier);
  // The hero offers to start over a pending Quick Quest.
  if (tier !== 'quick') {
    return (
      <StartQuest tier={tier} fullWidth>
        Begin {tierFacts[tier].name}
      </StartQuest>
    );
  }
  return (
    <LinkButton to="/assessment/$tier" params={{ tier }} fullWidth>
      {continueLabel ?? `Begin ${tierFacts[tier].name}`}
    </LinkButton>
  );
}

function ComingSoon() {
  return (
    <Button
      disabled
      fullWidth
      variant="outline"
      leftIcon={<IconLock size={20} aria-hidden="true" />}
    >
      COMING SOON
    </Button>
  );
}
