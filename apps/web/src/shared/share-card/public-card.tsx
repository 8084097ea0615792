import { Button } from '@guildpath/ui';
import classes from './share-panel.module.css';
import type { usePublicCard } from './use-public-card.ts';

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
            <a href={url}>Your card has a public page.</a> It shows your class, guild title and
            archetype and nothing else, and every link above leads to it.
          </>
        ) : (
          'The link leads to Guildpath, and only you can see your results. You can give the card a public page that shows your class, guild title and archetype, and nothing else.'
        )}
      </p>
      <Button
        variant="quiet"
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
