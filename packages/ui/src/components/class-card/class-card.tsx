import type { CSSProperties } from 'react';
import { Crest } from '../crest/crest.tsx';
import { Tag } from '../tag/tag.tsx';
import classes from './class-card.module.css';

export interface ClassCardProps {
  emblem: 'warrior' | 'mage' | 'healer';
  name: string;
  /** One word for its members: `Leaders`. */
  calling: string;
  description: string;
  strengths: readonly string[];
  /** Level of the heading. Default: 3. */
  headingLevel?: 2 | 3;
}

/** Shows a class with its crest, description and strengths. */
export function ClassCard(props: ClassCardProps) {
  const { emblem, name, calling, description, strengths, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const colour = { '--class-colour': `var(--gp-${emblem})` } as CSSProperties;
  return (
    <article className={classes.card} style={colour}>
      <Crest emblem={emblem} size={112} className={classes.crest} />
      <div className={classes.text}>
        <p className={classes.calling}>{calling}</p>
        <Heading className={classes.name}>{name}</Heading>
        <p className={classes.description}>{description}</p>
      </div>
      <ul className={classes.strengths} aria-label={`Strengths of the ${name}`}>
        {strengths.map((strength) => (
          <li key={strength}>
            <Tag>{strength}</Tag>
          </li>
        ))}
      </ul>
    </article>
  );
}
