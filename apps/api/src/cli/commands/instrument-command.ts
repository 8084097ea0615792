import {
  isTier,
  optionIds,
  type Response,
  type ScoredQuestion,
  type Tier,
  tierFacts,
  tiers,
} from '@guildpath/contract';
import { type Answers, type Db, insertCalibration, pageFirstAnswers } from '@guildpath/db';
import { toInstrument } from '@guildpath/results';
import {
  type Calibration,
  calibrate,
  collectItemStatistics,
  type ItemStatistics,
  scoringVersion,
} from '@guildpath/scoring';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { loadEdition } from '../../catalogue/load-edition.ts';
import { seedWhenChanged } from '../../catalogue/seed-catalogue.ts';
import {
  type CommandEnvironment,
  CommandError,
  loadCommandEnv,
  parseCommand,
  withDatabase,
  withDatabaseName,
} from './run-command.ts';

const usage = `Usage: pnpm instrument report [quick|standard|epic] [--json]
       pnpm instrument calibrate [--dry-run | --reset]`;

/** Results that are read at a time. */
const pageSize = 500;

/** Runs `pnpm instrument …` and returns its output. */
export async function runInstrumentCommand(
  argv: readonly string[],
  environment: CommandEnvironment,
): Promise<string> {
  const { positionals, values } = parseCommand(argv, {
    options: {
      json: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
    },
    usage,
  });
  const [command, named, ...rest] = positionals;
  if (rest.length > 0 || (named !== undefined && !isTier(named))) throw new CommandError(usage);
  const env = loadCommandEnv(environment);
  const { json, reset, 'dry-run': isDryRun } = values;
  if (command === 'report' && !isDryRun && !reset) {
    return withDatabase(env, ({ db }) => report(db, { of: named ? [named] : tiers, json }));
  }
  if (command === 'calibrate' && named === undefined && !json && !(isDryRun && reset)) {
    const text = await withDatabase(env, ({ db }) =>
      // A reset is a new version too, because results name the version that scored them.
      reset ? storeCalibration(db, { parameters: {}, people: 0 }) : calibrateAll(db, isDryRun),
    );
    return withDatabaseName(text, env);
  }
  throw new CommandError(usage);
}

async function report(
  db: Db,
  { of, json }: { readonly of: readonly Tier[]; readonly json: boolean },
): Promise<string> {
  await seedWhenChanged(db);
  const catalogue = await loadCatalogue(db);
  const { calibration } = await loadEdition(db, catalogue);
  const { questions } = toInstrument(catalogue, calibration);
  const byTier: Partial<Record<Tier, ItemStatistics[]>> = {};
  for (const tier of of) {
    const collector = collectItemStatistics(questions[tier]);
    for await (const answers of completeAnswers(db, tier, questions[tier])) collector.add(answers);
    byTier[tier] = collector.collect();
  }
  if (json) return JSON.stringify(byTier, null, 2);
  return of.map((tier) => statisticsTable(tier, byTier[tier] ?? [])).join('\n\n');
}

async function calibrateAll(db: Db, isDryRun: boolean): Promise<string> {
  await seedWhenChanged(db);
  const { questions } = await loadCatalogue(db);
  const tables: string[] = [];
  let parameters: Calibration = {};
  let people = 0;
  for (const tier of tiers) {
    const { scored } = questions[tier];
    const answers: Response[][] = [];
    for await (const one of completeAnswers(db, tier, scored)) answers.push(one);
    people += answers.length;
    parameters = { ...parameters, ...calibrate(scored, answers) };
    tables.push(ratesTable(tier, scored, answers));
  }
  if (people === 0) throw new CommandError('There are no stored answers to calibrate with.');
  const stored = isDryRun
    ? 'Nothing was stored: this was a dry run.'
    : await storeCalibration(db, { parameters, people });
  return [...tables, stored].join('\n\n');
}

async function storeCalibration(
  db: Db,
  { parameters, people }: { readonly parameters: Calibration; readonly people: number },
): Promise<string> {
  const calibration = { scoringVersion, createdAt: new Date(), people, parameters };
  const version = await db.transaction().execute((trx) => insertCalibration(trx, calibration));
  return `New answers are scored with version ${scoringVersion}+c${version} from now on.`;
}

async function* completeAnswers(db: Db, tier: Tier, questions: readonly ScoredQuestion[]) {
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  for await (const page of pageFirstAnswers(db, { tier, pageSize })) {
    for (const answers of page) {
      const typed = answers.flatMap((answer: Answers[number]) => {
        const questionType = types.get(answer.questionId);
        return questionType ? [{ ...answer, questionType }] : [];
      });
      // Answers to an earlier question bank are incomplete.
      if (typed.length === questions.length) yield typed;
    }
  }
}

function statisticsTable(tier: Tier, statistics: readonly ItemStatistics[]): string {
  const people = statistics[0]?.answers ?? 0;
  const rows = statistics.map((item) => [
    item.title,
    item.type,
    ...optionIds.map(
      (option) => `${item.counts[option]} (${toPercent(item.counts[option], people)})`,
    ),
    item.discrimination?.toFixed(2) ?? '-',
    item.fit?.toFixed(2) ?? '-',
    item.slope?.toFixed(2) ?? '-',
    item.medianSeconds === null ? '-' : `${item.medianSeconds} s`,
  ]);
  const head = ['scene', 'type', ...optionIds, 'discrimination', 'fit', 'slope', 'median time'];
  return renderTable(tier, people, [head, ...rows]);
}

function ratesTable(
  tier: Tier,
  questions: readonly ScoredQuestion[],
  answers: readonly (readonly Response[])[],
): string {
  const counts = new Map<string, number>();
  for (const { questionId, selectedOption } of answers.flat()) {
    const name = `${questionId} ${selectedOption}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rows = questions.map(({ id, title, type }) => [
    title,
    type,
    ...optionIds.map((option) => toPercent(counts.get(`${id} ${option}`) ?? 0, answers.length)),
  ]);
  return renderTable(tier, answers.length, [['scene', 'type', ...optionIds], ...rows]);
}

function toPercent(count: number, people: number): string {
  return people === 0 ? '-' : `${Math.round((100 * count) / people)}%`;
}

function renderTable(tier: Tier, people: number, rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [`${tierFacts[tier].name} (n = ${people})`, ...lines].join('\n');
}
