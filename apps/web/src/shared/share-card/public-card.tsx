import { Button } from '@guildpath/ui';
import classes from './share-panel.module.css';
import type { usePublicCard } from './use-public-card.ts';

// Says what `CardOutput` holds.
const shown =
  "your title, class and archetype, the guild's words about you, one moment from your quest and nothing else";

export function PublicCard({
  publicCard,
}: {
  readonly publicCard: ReturnType<typeof usePublicCard>;
}) {
  const { url, isLoading, isChanging, setPublic } = publicCard;
  return (
    <div className={classes.public}>
      <p key={url} className={classes.note}>
        {url ? (
          <>
            <a href={url}>Your card has a public page.</a> It shows {shown}. Every link here leads
            to it.
          </>
        ) : (
          `Only you can see your results. Make your card public, and links lead to a page with ${shown}.`
        )}
      </p>
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
