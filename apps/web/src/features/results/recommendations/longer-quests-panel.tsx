import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { Link } from '@tanstack/react-router';
import { useSiteSettings } from '../../../shared/api/site-settings.ts';
import classes from '../results-report.module.css';

/** Explains what is included, and which quests see further. */
export function LongerQuestsPanel({ tier }: { readonly tier: Tier }) {
  const { availableTiers } = useSiteSettings();
  const longer = tiers.slice(tiers.indexOf(tier) + 1);
  return (
    <section className={classes.upsell} aria-label="Longer quests">
      {longer.length > 0 ? <h3>The Longer Road Sees Further</h3> : null}{' '}
      <p>
        Detailed recommendations are included for logged-in users.
        {longer.map((name, index) => (
          <span key={name}>
            {index === 0 ? ' Next: ' : ', '}
            {availableTiers.includes(name) ? (
              <Link to="/assessment/$tier" params={{ tier: name }} className="gp-tall-link">
                {tierFacts[name].name}
              </Link>
            ) : (
              `${tierFacts[name].name} (Coming Soon)`
            )}
          </span>
        ))}
      </p>
    </section>
  );
}
