import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { Button, Panel, Tag } from '@guildpath/ui';
import { IconLock } from '@tabler/icons-react';
import { useSiteSettings } from '../../../shared/api/site-settings.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import { useTiersInProgress } from '../../../shared/quest/start-quest.tsx';
import classes from './first-quest.module.css';

/** Renders the board for users without a result. */
export function FirstQuest() {
  const { availableTiers } = useSiteSettings();
  const tiersInProgress = useTiersInProgress();
  return (
    <Panel
      as="section"
      surface="parchment"
      padding="lg"
      ornate
      className={`gp-stack gp-gap-2 ${classes.card}`}
      aria-labelledby="first"
    >
      <p className="gp-eyebrow">Your road begins</p>
      <h2 id="first">{`Your first quest ${tiersInProgress.length > 0 ? 'has begun' : 'awaits'}`}</h2>
      <p>
        Answer the scenes the way you would in real life. Then this page fills up with careers that
        fit your interests and personality, and with ways to get there.
      </p>
      <ol className={classes.quests}>
        {tiers.map((tier) => (
          <QuestOffer
            key={tier}
            tier={tier}
            isOpen={availableTiers.includes(tier)}
            isInProgress={tiersInProgress.includes(tier)}
          />
        ))}
      </ol>
    </Panel>
  );
}

interface QuestOfferProps {
  readonly tier: Tier;
  readonly isOpen: boolean;
  readonly isInProgress: boolean;
}

function QuestOffer({ tier, isOpen, isInProgress }: QuestOfferProps) {
  const { name, minutes, questionCount, careerCount } = tierFacts[tier];
  const label = `${name} (${minutes} min)`;
  return (
    <li className={classes.quest}>
      {isOpen ? (
        <LinkButton
          to="/assessment/$tier"
          params={{ tier }}
          variant={isInProgress ? 'outline' : 'gold'}
        >
          {label}
        </LinkButton>
      ) : (
        <Button disabled leftIcon={<IconLock size={20} aria-hidden="true" />}>
          {label}
        </Button>
      )}
      <p>
        {questionCount} scenes, top {careerCount} careers
      </p>
      {isOpen ? null : <Tag>Coming Soon</Tag>}
    </li>
  );
}
