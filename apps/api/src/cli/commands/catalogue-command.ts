import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type CatalogueKind, catalogueKinds } from '@guildpath/contract';
import type { Db } from '@guildpath/db';
import { applyImport, resetImport } from '../../catalogue/import/apply-import.ts';
import {
  exportCsv,
  type ImportPlan,
  type PlanOutcome,
  planCsvImport,
  planItems,
  planOnetImport,
} from '../../catalogue/import/plan-import.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { type OnetFile, onetFiles } from '../../catalogue/onet/read-release.ts';
import { seedWhenChanged, shippedItems } from '../../catalogue/seed-catalogue.ts';
import { loadEnv } from '../../config/env.ts';
import { AppError } from '../../http/app-error.ts';
import { createRecordEvent } from '../../observability/audit/record-event.ts';
import { describeBadRows, describePlan } from './describe-plan.ts';
import {
  atFile,
  type CommandEnvironment,
  CommandError,
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
  /** Shows where the work stands, and what it will change. */
  readonly report: (line: string) => void;
  /** Asks before anything changes; undefined when nobody can be asked. */
  readonly confirm?: (question: string) => Promise<boolean>;
}

interface Call {
  readonly action: string;
  /** Of a release of O*NET, the careers. */
  readonly kind: CatalogueKind;
  readonly isOnet: boolean;
  readonly file: string;
  readonly isDryRun: boolean;
  readonly isConfirmed: boolean;
}

/** Runs `pnpm catalogue …` on the site's database, which may be in use, and returns the line that reports success. */
export async function runCatalogueCommand(
  args: readonly string[],
  options: CommandOptions,
): Promise<string> {
  const call = readCall(args, options);
  const env = loadEnv({ ...options.source, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, options.root);
  const line = await withDatabase(env, async ({ db }) => {
    await seedWhenChanged(db);
    if (call.action === 'export') return exportKind(db, call);
    if (call.action === 'reset') return resetShipped(db, call, options);
    return importFile(db, call, options);
  });
  return withDatabaseName(line, env);
}

function readCall(args: readonly string[], environment: CommandEnvironment): Call {
  const { positionals, values } = parseCall(args);
  const [action = '', kind, file = '', ...rest] = positionals;
  const isOnet = action === 'import' && kind === 'onet';
  const known = isOnet ? 'careers' : catalogueKinds.find((each) => each === kind);
  const takesFile = action === 'export' || action === 'import';
  if (!known || rest.length > 0 || takesFile !== (file !== '')) throw new CommandError(usage);
  if (!takesFile && action !== 'reset') throw new CommandError(usage);
  const { yes: isConfirmed = false, 'dry-run': isDryRun = false } = values;
  return { action, kind: known, isOnet, file: toPath(environment, file), isDryRun, isConfirmed };
}

function parseCall(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean', short: 'y' } },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${reason}\n${usage}`);
  }
}

async function exportKind(db: Db, { kind, file }: Call): Promise<string> {
  const catalogue = await loadCatalogue(db);
  await atFile(file, () => writeFile(file, exportCsv(catalogue, kind)));
  return `Wrote ${catalogue[kind].length} ${kind} to ${file}.`;
}

async function importFile(db: Db, call: Call, options: CommandOptions): Promise<string> {
  options.report(`Reading ${call.file} …`);
  const catalogue = await loadCatalogue(db);
  const plan = requirePlan(
    call.isOnet
      ? planOnetImport(catalogue, await readFolder(call.file, options))
      : await planCsvImport(catalogue, call.kind, await readText(call.file)),
  );
  if (!(await isWanted(plan, call, options))) return 'Nothing was changed.';
  options.report('Writing …');
  await refusedInWords(() => applyImport(db, plan));
  await record(db, `${call.kind} imported by command`);
  return `Imported ${plan.items.length} ${call.kind}. A running site serves them within seconds.`;
}

async function resetShipped(db: Db, call: Call, options: CommandOptions): Promise<string> {
  const plan = planItems(await loadCatalogue(db), call.kind, shippedItems[call.kind]);
  if (!(await isWanted(plan, call, options))) return 'Nothing was changed.';
  options.report('Writing …');
  await resetImport(db, call.kind);
  await record(db, `${call.kind} reset by command`);
  return `The ${call.kind} are those that ship again. A running site serves them within seconds.`;
}

function readText(file: string): Promise<string> {
  return atFile(file, () => readFile(file, 'utf8'));
}

/** The files of a release that are there. */
async function readFolder(folder: string, { report }: CommandOptions) {
  const present = await atFile(folder, () => readdir(folder));
  const files: Partial<Record<OnetFile, string>> = {};
  for (const name of onetFiles.filter((file) => present.includes(file))) {
    report(`Reading ${name} …`);
    files[name] = await readText(path.join(folder, name));
  }
  return files;
}

/** Says what would change, and asks. */
async function isWanted(
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

function requirePlan(outcome: PlanOutcome): ImportPlan {
  if (outcome.kind === 'bad') throw new CommandError(describeBadRows(outcome));
  return outcome.plan;
}

async function refusedInWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw new CommandError(error.message);
    throw error;
  }
}

function record(db: Db, reason: string): Promise<void> {
  return createRecordEvent({ db, now: () => new Date() })('admin.catalogue-imported', { reason });
}
