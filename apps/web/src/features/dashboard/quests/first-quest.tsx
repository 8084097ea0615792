import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { Button, Panel, Tag } from '@guildpath/ui';
import { IconLock } from '@tabler/icons-react';
import { useSiteSettings } from '../../../shared/api/site-settings.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import { useTiersUnderWay } from '../../../shared/quest/start-quest.tsx';
import { CardInvitation } from '../share/card-invitation.tsx';
import classes from './first-quest.module.css';

/** For users without a result: the quests that are open, and what a quest will reveal. */
export function FirstQuest() {
  const { availableTiers } = useSiteSettings();
  const tiersUnderWay = useTiersUnderWay();
  return (
    <div className={classes.board}>
      <Panel
        as="section"
        surface="parchment"
        padding="lg"
        ornate
        className={classes.card}
        aria-labelledby="first"
      >
        <div className={classes.words}>
          <p className={classes.eyebrow}>Your road begins</p>
          <h2 id="first">
            Your first quest {tiersUnderWay.length > 0 ? 'is under way' : 'awaits'}
          </h2>
          <p>
            Answer the scenes as you would in life. What they tell of your interests, your
            personality and the way you think fills this page: careers that fit, and the ways there.
          </p>
        </div>
        <ol className={classes.quests}>
          {tiers.map((tier) => (
            <QuestOffer
              key={tier}
              tier={tier}
              isOpen={availableTiers.includes(tier)}
              isUnderWay={tiersUnderWay.includes(tier)}
            />
          ))}
        </ol>
      </Panel>
      <CardInvitation />
    </div>
  );
}

interface QuestOfferProps {
  readonly tier: Tier;
  readonly isOpen: boolean;
  readonly isUnderWay: boolean;
}

function QuestOffer({ tier, isOpen, isUnderWay }: QuestOfferProps) {
  const { name, minutes, questionCount, careerCount } = tierFacts[tier];
  const label = `${name} (${minutes} min)`;
  return (
    <li className={classes.quest} data-locked={!isOpen || undefined}>
      {isOpen ? (
        <LinkButton
          to="/assessment/$tier"
          params={{ tier }}
          variant={isUnderWay ? 'outline' : 'gold'}
        >
          {label}
        </LinkButton>
      ) : (
        <Button disabled leftIcon={<IconLock size={20} aria-hidden="true" />}>
          {label}
        </Button>
      )}
      <p className={classes.facts}>
        {questionCount} scenes, top {careerCount} careers
      </p>
      {isOpen ? null : <Tag>Coming Soon</Tag>}
    </li>
  );
}
