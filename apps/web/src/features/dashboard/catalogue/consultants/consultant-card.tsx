import type { ConsultantListing } from '@guildpath/contract';
import { Tag } from '@guildpath/ui';
import { IconMapPin, IconStarFilled } from '@tabler/icons-react';
import { ContactLink } from '../../../../shared/careers/contact-link.tsx';
import classes from '../lists/listing-card.module.css';

export function ConsultantCard({ consultant }: { readonly consultant: ConsultantListing }) {
  const { consultantName, specialty, location, rating, isSample } = consultant;
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h3>{consultantName}</h3>
        {isSample ? <Tag>Sample listing</Tag> : null}
      </div>
      <p>{specialty}</p>
      <ul className={classes.facts}>
        <li>
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          {location}
        </li>
        {/* Samples are invented, so no one has rated them. */}
        {rating === undefined || isSample ? null : (
          <li>
            <IconStarFilled size={16} aria-hidden="true" />
            <span className="gp-visually-hidden">Rating: </span>
            {rating.toFixed(1)} of 5
          </li>
        )}
      </ul>
      <ContactLink consultant={consultant} />
    </article>
  );
}
