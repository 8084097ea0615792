import type { ReactNode } from 'react';
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
import classes from './fields.module.css';
import { ResultList, type ResultListProps } from './result-list.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import { useFilters } from './use-filters.ts';
import { type ResultsSource, useResults } from './use-results.ts';

interface Filters<Choice> {
  readonly search: string;
  readonly choice: Choice | undefined;
}

export interface FilteredListProps<Item extends { readonly id: string }, Choice extends string>
  extends Pick<ResultListProps<Item>, 'nouns' | 'children'> {
  readonly search: Pick<SearchFieldProps, 'label' | 'placeholder'>;
  readonly choice: Pick<ChoiceFieldProps<Choice>, 'label' | 'anyLabel' | 'options'>;
  readonly choiceFailure?: ReactNode;
  readonly toSource: (filters: Filters<Choice>) => ResultsSource<Item>;
  readonly toNote: (items: readonly Item[]) => string | null;
}

/** Renders a list below a note, a search field and one choice. */
export function FilteredList<Item extends { readonly id: string }, Choice extends string>(
  props: FilteredListProps<Item, Choice>,
) {
  const { nouns, search, choice, choiceFailure, toSource, toNote, children } = props;
  const none: Filters<Choice> = { search: '', choice: undefined };
  const { fields, debounced, change, clear, searchField } = useFilters(none);
  const results = useResults(toSource(debounced));
  const note = toNote(results.found?.items ?? []);
  return (
    <div className="gp-stack gp-gap-5">
      {note ? <p className={classes.note}>{note}</p> : null}
      <div className="gp-stack gp-gap-3">
        <div className={classes.pair}>
          <SearchField
            {...search}
            ref={searchField}
            value={fields.search}
            onChange={(text) => change({ search: text })}
          />
          <ChoiceField
            {...choice}
            value={fields.choice}
            onChange={(value) => change({ choice: value })}
          />
        </div>
        {choiceFailure}
      </div>
      <ResultList results={results} nouns={nouns} onClear={clear}>
        {children}
      </ResultList>
    </div>
  );
}
