import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { Button, Panel, Tag } from '@guildpath/ui';
import { IconLock } from '@tabler/icons-react';
import { useSiteSettings } from '../../../shared/api/site-settings.ts';
import { StartQuest, useBegunQuest } from '../../../shared/quest/start-quest.tsx';
import { CardInvitation } from '../share/card-invitation.tsx';
import classes from './first-quest.module.css';

/** For users without a result: the quests that are open, and what a quest will reveal. */
export function FirstQuest() {
  const { availableTiers } = useSiteSettings();
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
          <h2 id="first">Your first quest awaits</h2>
          <p>
            Answer the scenes as you would in life. What they tell of your interests, your
            personality and the way you think fills this page: careers that fit, and the ways there.
          </p>
        </div>
        <ol className={classes.quests}>
          {tiers.map((tier) => (
            <QuestOffer key={tier} tier={tier} isOpen={availableTiers.includes(tier)} />
          ))}
        </ol>
      </Panel>
      <CardInvitation />
    </div>
  );
}

function QuestOffer({ tier, isOpen }: { readonly tier: Tier; readonly isOpen: boolean }) {
  const { name, minutes, questionCount, careerCount } = tierFacts[tier];
  const isBegun = useBegunQuest(tier)?.kind === 'begun';
  const label = `${name} (${minutes} min)`;
  return (
    <li className={classes.quest} data-locked={!isOpen || undefined}>
      {isOpen ? (
        <StartQuest tier={tier}>{label}</StartQuest>
      ) : (
        <Button disabled leftIcon={<IconLock size={20} aria-hidden="true" />}>
          {label}
        </Button>
      )}
      <p className={classes.facts}>
        {isBegun ? `${name}: ` : ''}
        {questionCount} scenes, top {careerCount} careers
      </p>
      {isOpen ? null : <Tag>Coming Soon</Tag>}
    </li>
  );
}
