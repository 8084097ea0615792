import {
  type ApplyImportInput,
  type ApplyImportOutput,
  type ImportChange,
  maxListedChanges,
  type PreviewImportInput,
  type PreviewImportOutput,
} from '@guildpath/contract';
import { applyImport, staleImport } from '../../catalogue/import/apply-import.ts';
import type { BadRow } from '../../catalogue/import/csv.ts';
import { type Entry, planCsvImport } from '../../catalogue/import/plan-import.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

interface ImportContext extends Pick<RequestContext, 'db' | 'refreshEdition'> {
  /** Adds a text to the call's entry in the audit trail. */
  readonly explain: (text: string) => void;
}

/** Returns what an import of the file would change in the stored catalogue, or why it cannot be imported. */
export async function previewImport(
  { db, explain }: Pick<ImportContext, 'db' | 'explain'>,
  { kind, csv }: PreviewImportInput,
): Promise<PreviewImportOutput> {
  explain(kind);
  const outcome = await planCsvImport(await loadCatalogue(db), kind, csv);
  if (outcome.kind === 'bad') {
    // An upload is a single file, so its name is left out.
    const bad = outcome.bad.map(({ file: _, ...row }) => row);
    return { outcome: 'bad', bad, badCount: outcome.badCount };
  }
  const { basis, added, changed, gone, unchangedCount, notes } = outcome.plan;
  return {
    outcome: 'planned',
    basis,
    added: toChange(added),
    changed: toChange(changed),
    gone: toChange(gone),
    unchangedCount,
    notes: [...notes],
  };
}

/**
 * Replaces the catalogue's list of that kind with the file and serves it from now on. Throws CONFLICT if the
 * catalogue has changed since the preview.
 */
export async function importCatalogue(
  { db, refreshEdition, explain }: ImportContext,
  { kind, csv, basis }: ApplyImportInput,
): Promise<ApplyImportOutput> {
  explain(`${kind} imported in the browser`);
  const catalogue = await loadCatalogue(db);
  if (catalogue.version !== basis) throw staleImport();
  const outcome = await planCsvImport(catalogue, kind, csv);
  if (outcome.kind === 'bad') {
    const [first] = outcome.bad;
    throw new AppError('BAD_REQUEST', `csv: ${first ? toPlace(first) : 'Cannot be imported'}`);
  }
  await applyImport(db, outcome.plan);
  await refreshEdition();
  const { length } = outcome.plan.items;
  return {
    message: `The list of ${kind} now has ${length} ${length === 1 ? 'entry' : 'entries'}.`,
  };
}

function toPlace({ line, column, message }: BadRow): string {
  return `line ${line}${column === undefined ? '' : `, column ${column}`}: ${message}`;
}

function toChange(entries: readonly Entry[]): ImportChange {
  return {
    count: entries.length,
    names: entries.slice(0, maxListedChanges).map(({ name }) => name),
  };
}
