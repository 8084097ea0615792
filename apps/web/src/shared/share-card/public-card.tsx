import { Button } from '@guildpath/ui';
import classes from './share-panel.module.css';
import type { PublicCardState } from './use-public-card.ts';

/** Turns the public page of the card on and off, and says what it shows. */
export function PublicCard({ publicCard }: { readonly publicCard: PublicCardState }) {
  const { url, isLoading, isChanging, setPublic } = publicCard;
  return (
    <div className={classes.public}>
      <p className={classes.note}>
        {url ? (
          <>
            <a href={url}>Your card has a public page.</a> It shows your class, guild title and
            archetype, nothing else, and every link above leads to it.
          </>
        ) : (
          'The link leads to Guildpath. Your results stay visible to you alone. You can give the card a public page, with your class, guild title and archetype, nothing else.'
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
