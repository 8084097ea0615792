import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { Panel, Tag } from '@guildpath/ui';
import { LinkButton } from '../../shared/link-button.tsx';
import { useSiteSettings } from '../../shared/site-settings.ts';
import classes from './results-report.module.css';

/** Longer quests know more: what each would add to this result. */
export function LongerQuestsPanel({ tier }: { readonly tier: Tier }) {
  const { availableTiers } = useSiteSettings();
  const longer = tiers.slice(tiers.indexOf(tier) + 1);
  if (longer.length === 0) return null;
  return (
    <Panel as="section" padding="lg" ornate className={classes.longer} aria-labelledby="longer">
      <div>
        <h2 id="longer">The Longer Road Sees Further</h2>
        <p className={classes.lead}>
          Detailed recommendations are included for logged-in users, and this page keeps them for
          you. A longer quest narrows the bands around your scores and brings more matches.
        </p>
      </div>
      <ul className={classes.longerList}>
        {longer.map((name) => (
          <li key={name}>
            <div>
              <h3>{tierFacts[name].name}</h3>
              <p className={classes.lead}>
                {tierFacts[name].questionCount} scenes, {tierFacts[name].minutes} minutes, top{' '}
                {tierFacts[name].careerCount} careers
              </p>
            </div>
            {availableTiers.includes(name) ? (
              <LinkButton
                to="/assessment/$tier"
                params={{ tier: name }}
                variant="outline"
                size="sm"
              >
                Start {tierFacts[name].name}
              </LinkButton>
            ) : (
              <Tag>Coming Soon</Tag>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
