import {
  type JobZone,
  jobZones,
  jobZoneWords,
  type RiasecType,
  riasecTypes,
  traitNames,
} from '@guildpath/contract';
import type { Ref } from 'react';
import { trpc } from '../../../../shared/api/trpc.ts';
import { ChoiceField } from '../lists/choice-field.tsx';
import { FamiliesFailure } from '../lists/families-failure.tsx';
import classes from '../lists/fields.module.css';
import { SearchField } from '../lists/search-field.tsx';

export interface CareerFilters {
  readonly search: string;
  readonly type: RiasecType | undefined;
  readonly jobZone: JobZone | undefined;
  /** Job family. */
  readonly category: string | undefined;
}

export interface CareerFieldsProps {
  readonly filters: CareerFilters;
  readonly onChange: (part: Partial<CareerFilters>) => void;
  readonly searchField: Ref<HTMLInputElement>;
}

export function CareerFields({ filters, onChange, searchField }: CareerFieldsProps) {
  const families = trpc.catalogue.families.useQuery();
  return (
    <div className="gp-stack gp-gap-3">
      <SearchField
        ref={searchField}
        label="Search careers"
        placeholder="Title, field or skill"
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <div className={classes.choices}>
        <ChoiceField
          label="Interest"
          anyLabel="Any interest"
          options={riasecTypes.map((type) => ({ value: type, label: traitNames[type] }))}
          value={filters.type}
          onChange={(type) => onChange({ type })}
        />
        <ChoiceField
          label="Preparation"
          anyLabel="Any amount"
          options={jobZones.map((zone) => ({
            value: zone,
            label: `${zone}: ${jobZoneWords[zone]}`,
          }))}
          value={filters.jobZone}
          onChange={(jobZone) => onChange({ jobZone })}
        />
        <ChoiceField
          label="Job family"
          anyLabel="All families"
          options={(families.data?.families ?? []).map(({ category, careers }) => ({
            value: category,
            label: `${category} (${careers})`,
          }))}
          value={filters.category}
          onChange={(category) => onChange({ category })}
        />
      </div>
      <FamiliesFailure />
      <p className="gp-soft gp-small">
        Preparation runs from a few days of training (1) to years of study (5).
      </p>
    </div>
  );
}
