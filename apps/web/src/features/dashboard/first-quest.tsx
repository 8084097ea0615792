import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { Panel, Tag } from '@guildpath/ui';
import { LinkButton } from '../../shared/link-button.tsx';
import { useSiteSettings } from '../../shared/site-settings.ts';
import classes from './dashboard.module.css';

/** For members without a result: the quests that can be taken. */
export function FirstQuest() {
  const { availableTiers } = useSiteSettings();
  return (
    <Panel as="section" padding="lg" ornate className={classes.panel} aria-labelledby="first">
      <h2 id="first">Your first quest awaits</h2>
      <p>Answer a few scenes, and this page fills with what they tell.</p>
      <ul className={classes.quests}>
        {tiers.map((tier) => (
          <li key={tier}>
            <QuestOffer tier={tier} isOpen={availableTiers.includes(tier)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function QuestOffer({ tier, isOpen }: { readonly tier: Tier; readonly isOpen: boolean }) {
  const { name, minutes } = tierFacts[tier];
  return isOpen ? (
    <LinkButton to="/assessment/$tier" params={{ tier }}>
      {name} ({minutes} min)
    </LinkButton>
  ) : (
    <p className={classes.closed}>
      {name} ({minutes} min) <Tag>Coming Soon</Tag>
    </p>
  );
}
