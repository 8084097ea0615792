import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { Button, Crest, Panel, Tag } from '@guildpath/ui';
import { IconLock } from '@tabler/icons-react';
import { useSiteSettings } from '../../../shared/api/site-settings.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import { useTiersInProgress } from '../../../shared/quest/start-quest.tsx';
import classes from './first-quest.module.css';
import boardClasses from './quest-board.module.css';

/** Renders the board for users without a result. */
export function FirstQuest() {
  const { availableTiers } = useSiteSettings();
  const tiersInProgress = useTiersInProgress();
  return (
    <div className={boardClasses.board}>
      <Panel
        as="section"
        surface="parchment"
        padding="lg"
        ornate
        className={classes.card}
        aria-labelledby="first"
      >
        <div className={classes.words}>
          <p className={boardClasses.eyebrow}>Your road begins</p>
          <h2 id="first">{`Your first quest ${tiersInProgress.length > 0 ? 'has begun' : 'awaits'}`}</h2>
          <p>
            Answer the scenes the way you would in real life. Then this page fills up with careers
            that fit your interests and personality, and with ways to get there.
          </p>
        </div>
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
      <BlankCard />
    </div>
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
    <li className={classes.quest} data-locked={!isOpen || undefined}>
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
      <p className={classes.facts}>
        {questionCount} scenes, top {careerCount} careers
      </p>
      {isOpen ? null : <Tag>Coming Soon</Tag>}
    </li>
  );
}

function BlankCard() {
  return (
    <Panel as="section" className={classes.invitation} aria-labelledby="share">
      <div className={classes.blank} aria-hidden="true">
        <Crest emblem="explorer" size={72} />
        <span />
        <span />
        <span />
      </div>
      <h2 id="share">Your card is still blank</h2>
      <p>
        Finish a quest, and we’ll put your archetype, your personality type and your top career on a
        card for you to keep and share.
      </p>
    </Panel>
  );
}
