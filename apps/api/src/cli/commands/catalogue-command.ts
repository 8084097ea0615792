import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CatalogueKind, catalogueKinds } from '@guildpath/contract';
import type { Db } from '@guildpath/db';
import { applyImport } from '../../catalogue/import/apply-import.ts';
import {
  exportCsv,
  type ImportPlan,
  planCsvImport,
  planItems,
  planOnetImport,
} from '../../catalogue/import/plan-import.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { onetFiles } from '../../catalogue/onet/read-release.ts';
import { resetKind, seedWhenChanged, shippedEntries } from '../../catalogue/seed-catalogue.ts';
import { createRecordEvent } from '../../observability/audit/record-event.ts';
import { describeBadRows, describePlan } from './describe-plan.ts';
import {
  atFile,
  type CommandEnvironment,
  CommandError,
  loadCommandEnv,
  parseCommand,
  toPath,
  withDatabase,
  withDatabaseName,
} from './run-command.ts';

const kindNames = catalogueKinds.join('|');
const usage = `Usage: pnpm catalogue export ${kindNames} <file.csv>
       pnpm catalogue import ${kindNames} <file.csv> [--dry-run] [--yes]
       pnpm catalogue import onet <folder> [--dry-run] [--yes]
       pnpm catalogue reset ${kindNames} [--dry-run] [--yes]`;

interface CommandOptions extends CommandEnvironment {
  /** Shows progress and the planned change. */
  readonly report: (line: string) => void;
  /** Asks before anything changes; absent without a terminal. */
  readonly confirm?: (question: string) => Promise<boolean>;
}

interface Call {
  readonly action: string;
  /** `careers` for an O*NET release. */
  readonly kind: CatalogueKind;
  readonly isOnet: boolean;
  readonly file: string;
  readonly isDryRun: boolean;
  readonly isConfirmed: boolean;
}

/** Runs `pnpm catalogue …` and returns its output. */
export async function runCatalogueCommand(
  args: readonly string[],
  options: CommandOptions,
): Promise<string> {
  const call = readCall(args, options);
  const env = loadCommandEnv(options);
  const line = await withDatabase(env, async ({ db }) => {
    await seedWhenChanged(db);
    if (call.action === 'export') return exportKind(db, call);
    if (call.action === 'reset') return resetToShipped(db, call, options);
    return importFile(db, call, options);
  });
  return withDatabaseName(line, env);
}

function readCall(args: readonly string[], environment: CommandEnvironment): Call {
  const { positionals, values } = parseCommand(args, {
    options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean', short: 'y' } },
    usage,
  });
  const [action = '', kind, file = '', ...rest] = positionals;
  const isOnet = action === 'import' && kind === 'onet';
  const known = isOnet ? 'careers' : catalogueKinds.find((each) => each === kind);
  const takesFile = action === 'export' || action === 'import';
  if (!known || rest.length > 0 || takesFile !== (file !== '')) throw new CommandError(usage);
  if (!takesFile && action !== 'reset') throw new CommandError(usage);
  const { yes: isConfirmed = false, 'dry-run': isDryRun = false } = values;
  return { action, kind: known, isOnet, file: toPath(environment, file), isDryRun, isConfirmed };
}

async function exportKind(db: Db, { kind, file }: Call): Promise<string> {
  const catalogue = await loadCatalogue(db);
  await atFile(file, () => writeFile(file, exportCsv(catalogue, kind)));
  return `Wrote ${catalogue[kind].length} ${kind} to ${file}.`;
}

async function importFile(db: Db, call: Call, options: CommandOptions): Promise<string> {
  options.report(`Reading ${call.file} …`);
  const catalogue = await loadCatalogue(db);
  const outcome = call.isOnet
    ? planOnetImport(
        catalogue,
        await readReleaseFiles(call.file, options),
        path.basename(call.file),
      )
    : await planCsvImport(catalogue, call.kind, await readText(call.file));
  if (outcome.kind === 'bad') throw new CommandError(describeBadRows(outcome));
  const { plan } = outcome;
  if (!(await confirmChange(plan, call, options))) return 'Nothing was changed.';
  options.report('Writing …');
  await applyImport(db, plan);
  await record(db, `${call.kind} imported by command`);
  return `Imported ${plan.items.length} ${call.kind}. A running site serves them within seconds.`;
}

async function resetToShipped(db: Db, call: Call, options: CommandOptions): Promise<string> {
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

async function readReleaseFiles(folder: string, { report }: CommandOptions) {
  const present = await atFile(folder, () => readdir(folder));
  const files: Record<string, string> = {};
  for (const name of onetFiles.filter((file) => present.includes(file))) {
    report(`Reading ${name} …`);
    files[name] = await readText(path.join(folder, name));
  }
  return files;
}

async function confirmChange(
  plan: ImportPlan,
  { isDryRun, isConfirmed }: Call,
  { report, confirm }: CommandOptions,
): Promise<boolean> {
  report(describePlan(plan));
  if (isDryRun) return false;
  if (isConfirmed) return true;
  if (!confirm) throw new CommandError('Nothing was changed: confirm with --yes.');
  return confirm('Change the catalogue? [y/N] ');
}

function record(db: Db, reason: string): Promise<void> {
  return createRecordEvent({ db, now: () => new Date() })('admin.catalogue-imported', { reason });
}
