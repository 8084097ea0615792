import { tierFacts } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { useSiteSettings } from '../../../shared/api/site-settings.ts';
import { focusScreen } from '../../../shared/layout/focus-screen.ts';
import { StartQuest, useTiersUnderWay } from '../../../shared/quest/start-quest.tsx';
import classes from './quests-under-way.module.css';

/** The way back into each quest that was left. */
export function QuestsUnderWay() {
  const { availableTiers } = useSiteSettings();
  const tiersUnderWay = useTiersUnderWay().filter((tier) => availableTiers.includes(tier));
  return tiersUnderWay.map((tier) => (
    <Panel key={tier} as="section" className={classes.quest} aria-labelledby={`under-way-${tier}`}>
      <h2 id={`under-way-${tier}`} className={classes.title}>
        Your {tierFacts[tier].name} is under way
      </h2>
      {/* Once started over, the panel is gone and its link with it. */}
      <StartQuest tier={tier} onStartedOver={focusScreen} />
    </Panel>
  ));
}
