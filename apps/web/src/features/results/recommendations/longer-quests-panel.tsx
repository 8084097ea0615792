import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { Panel, Tag } from '@guildpath/ui';
import { useSiteSettings } from '../../../shared/api/site-settings.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import classes from './longer-quests-panel.module.css';

export function LongerQuestsPanel({ tier }: { readonly tier: Tier }) {
  const { availableTiers } = useSiteSettings();
  const longer = tiers.slice(tiers.indexOf(tier) + 1);
  const isLongest = longer.length === 0;
  return (
    <Panel as="section" padding="sm" className={classes.panel} aria-labelledby="longer">
      <div className={classes.words}>
        <h2 id="longer">
          {isLongest ? 'You Walked the Longest Road' : 'The Longer Road Sees Further'}
        </h2>
        <p>
          Detailed recommendations are included for logged-in users, and everything on this page is
          yours to keep.{' '}
          {isLongest
            ? 'No other quest tells you more.'
            : 'A longer quest gives you narrower bands and more matches.'}
        </p>
      </div>
      {isLongest ? (
        <LinkButton to="/dashboard" variant="outline" className={classes.wayBack}>
          Go to Your Dashboard
        </LinkButton>
      ) : (
        <ul className={classes.quests}>
          {longer.map((name) => (
            <li key={name}>
              <div>
                <h3>{tierFacts[name].name}</h3>
                <p>
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
                  Start<span className="gp-visually-hidden"> {tierFacts[name].name}</span>
                </LinkButton>
              ) : (
                <Tag>Coming Soon</Tag>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
