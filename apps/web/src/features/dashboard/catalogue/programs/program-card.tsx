import type { ProgramListing } from '@guildpath/contract';
import { Tag } from '@guildpath/ui';
import { IconBuildingBank, IconMapPin } from '@tabler/icons-react';
import { SchoolLink } from '../../../../shared/careers/school-link.tsx';
import classes from '../lists/listing-card.module.css';
import { programLevelNames } from './program-level-names.ts';

export function ProgramCard({ program }: { readonly program: ProgramListing }) {
  const { name, level, schoolName, schoolUrl, location, careers, prerequisite } = program;
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h3>{name}</h3>
        <Tag>{programLevelNames[level]}</Tag>
      </div>
      <ul className={classes.facts}>
        <li>
          <IconBuildingBank size={18} stroke={1.75} aria-hidden="true" />
          <span>
            <SchoolLink name={schoolName} url={schoolUrl} />
          </span>
        </li>
        <li>
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          {location}
        </li>
      </ul>
      {prerequisite ? <p className={classes.soft}>First you’ll need: {prerequisite}</p> : null}
      {careers.length > 0 ? <p className={classes.soft}>Leads to: {careers.join(', ')}</p> : null}
    </article>
  );
}
