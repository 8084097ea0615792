import { Button } from '@guildpath/ui';
import { useAuth } from '../auth/auth.ts';
import classes from './share-panel.module.css';
import type { usePublicCard } from './use-public-card.ts';

// Says what `CardOutput` holds.
const shown = "your title and class, the guild's words about you";

export function PublicCard({
  publicCard,
}: {
  readonly publicCard: ReturnType<typeof usePublicCard>;
}) {
  const { url, showsFirstName, isLoading, isChanging, setPublic } = publicCard;
  const firstName = useAuth().user?.firstName?.trim();
  return (
    <div className="gp-stack gp-start gp-gap-3">
      <p key={`${url} ${showsFirstName}`} className="gp-soft gp-small">
        {url ? (
          <>
            <a href={url}>Your card has a public page.</a> It shows {shown}, one moment from your
            quest{firstName && showsFirstName ? ', your first name' : ''} and nothing else. Every
            link here leads to it.
          </>
        ) : (
          `Only you can see your results. Make your card public, and links lead to a page with ${shown}, one moment from your quest and nothing else.`
        )}
      </p>
      {url && firstName ? (
        <label className={classes.option}>
          <input
            type="checkbox"
            checked={showsFirstName}
            disabled={isChanging}
            onChange={({ target }) => setPublic(true, target.checked)}
          />
          Show my first name, {firstName}
        </label>
      ) : null}
      <Button
        variant="outline"
        size="sm"
        disabled={isLoading}
        loading={isChanging}
        onClick={() => setPublic(!url)}
      >
        {url ? 'Make My Card Private' : 'Make My Card Public'}
      </Button>
    </div>
  );
}
