import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CatalogueKind, catalogueKinds } from '@guildpath/contract';
import type { Db } from '@guildpath/db';
import { Argument, type Command } from 'commander';
import { applyImport } from '../catalogue/import/apply-import.ts';
import {
  exportCsv,
  type ImportPlan,
  planCsvImport,
  planItems,
} from '../catalogue/import/plan-import.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { resetKind, seedWhenChanged, shippedEntries } from '../catalogue/seed-catalogue.ts';
import { createRecordEvent } from '../observability/audit/record-event.ts';
import {
  atFile,
  CommandError,
  loadCommandEnv,
  type Print,
  type Shell,
  toPath,
  withDatabase,
  withDatabaseName,
} from './command.ts';
import { describeBadRows, describePlan } from './describe-plan.ts';
import { planOnetImport, readReleaseFiles } from './onet.ts';

interface Call {
  /** `careers` for an O*NET release. */
  readonly kind: CatalogueKind;
  readonly isOnet: boolean;
  readonly file: string;
  readonly isDryRun: boolean;
  readonly isConfirmed: boolean;
}

interface ChangeOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

export function addCatalogueCommand(program: Command, shell: Shell, print: Print): void {
  const catalogue = program.command('catalogue').description('exports and imports the catalogue');
  const run = async (
    work: (db: Db, call: Call, shell: Shell) => Promise<string>,
    [kind, file]: readonly [string, string?],
    { dryRun: isDryRun = false, yes: isConfirmed = false }: ChangeOptions = {},
  ) => {
    const isOnet = kind === 'onet';
    const known = isOnet ? 'careers' : catalogueKinds.find((each) => each === kind);
    // Commander has checked the kind.
    if (!known) throw new CommandError(`There is no kind ${kind}.`);
    const call = { kind: known, isOnet, file: toPath(shell, file ?? ''), isDryRun, isConfirmed };
    const env = loadCommandEnv(shell);
    const text = await withDatabase(env, async (database) => {
      await seedWhenChanged(database);
      return work(database.db, call, shell);
    });
    print(withDatabaseName(text, env));
  };
  const kinds = (...others: readonly string[]) =>
    new Argument('<kind>').choices([...catalogueKinds, ...others]);
  catalogue
    .command('export')
    .addArgument(kinds())
    .argument('<file.csv>')
    .description('writes a list as a table')
    .action((kind: string, file: string) => run(exportKind, [kind, file]));
  const addChange = (name: string, description: string) =>
    catalogue
      .command(name)
      .description(description)
      .option('--dry-run', 'only shows the change')
      .option('-y, --yes', 'does not ask');
  addChange('import', 'replaces a list by a table, or careers by the folder of an O*NET release')
    .addArgument(kinds('onet'))
    .argument('<file>')
    .action((kind: string, file: string, options: ChangeOptions) =>
      run(importFile, [kind, file], options),
    );
  addChange('reset', 'goes back to the list that ships with Guildpath')
    .addArgument(kinds())
    .action((kind: string, options: ChangeOptions) => run(resetToShipped, [kind], options));
}

async function exportKind(db: Db, { kind, file }: Call): Promise<string> {
  const catalogue = await loadCatalogue(db);
  await atFile(file, () => writeFile(file, exportCsv(catalogue, kind)));
  return `Wrote ${catalogue[kind].length} ${kind} to ${file}.`;
}

async function importFile(db: Db, call: Call, options: Shell): Promise<string> {
  options.report(`Reading ${call.file} …`);
  const catalogue = await loadCatalogue(db);
  const outcome = call.isOnet
    ? planOnetImport(
        catalogue,
        await readReleaseFiles(call.file, options),
        path.basename(call.file),
      )
    : planCsvImport(catalogue, call.kind, await readText(call.file));
  if (outcome.kind === 'bad') throw new CommandError(describeBadRows(outcome));
  const { plan } = outcome;
  if (!(await confirmChange(plan, call, options))) return 'Nothing was changed.';
  options.report('Writing …');
  await applyImport(db, plan);
  await record(db, `${call.kind} imported by command`);
  return `Imported ${plan.items.length} ${call.kind}. A running site serves them within seconds.`;
}

async function resetToShipped(db: Db, call: Call, options: Shell): Promise<string> {
  const plan = planItems(await loadCatalogue(db), call.kind, shippedEntries[call.kind]);
  if (!(await confirmChange(plan, call, options))) return 'Nothing was changed.';
  options.report('Writing …');
  await resetKind(db, call.kind);
  await record(db, `${call.kind} reset by command`);
  return `Reset the ${call.kind} to those that ship with Guildpath. A running site serves them within seconds.`;
}

function readText(file: string): Promise<string> {
  return atFile(file, () => readFile(file, 'utf8'));
}

async function confirmChange(
  plan: ImportPlan,
  { isDryRun, isConfirmed }: Call,
  { report, ask, isTerminal }: Shell,
): Promise<boolean> {
  report(describePlan(plan));
  if (isDryRun) return false;
  if (isConfirmed) return true;
  if (!isTerminal) throw new CommandError('Nothing was changed: confirm with --yes.');
  return /^y(?:es)?$/i.test((await ask('Change the catalogue? [y/N] '))?.trim() ?? '');
}

function record(db: Db, reason: string): Promise<void> {
  return createRecordEvent({ db, now: () => new Date() })('admin.catalogue-imported', { reason });
}
