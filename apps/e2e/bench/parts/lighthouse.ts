import { lighthouseBudgets, measuredPages, ratioBudgets } from '../../src/budgets.ts';
import {
  fetchLighthouse,
  type LighthouseCategory,
  type LighthouseReport,
} from '../fetch-lighthouse.ts';
import { type Finding, median } from '../findings.ts';

const rounds = 3;
const categories = Object.keys(lighthouseBudgets) as LighthouseCategory[];

/** Lighthouse on a phone for every static page, round by round, and the landing page's paint beside a yardstick's. */
export async function auditPages(baseURL: string, yardstick: string): Promise<Finding[]> {
  const audit = await fetchLighthouse();
  const pages = measuredPages.filter(({ isStatic }) => isStatic);
  const reports = new Map<string, LighthouseReport[]>();
  const auditOnce = async (name: string, url: string) => {
    reports.set(name, [...(reports.get(name) ?? []), await audit(url)]);
  };
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Lighthouse, round ${round} of ${rounds}`);
    await auditOnce('yardstick', yardstick);
    for (const { name, path } of pages) await auditOnce(name, new URL(path, baseURL).href);
  }
  console.log();

  const paintOf = (name: string) =>
    median(
      (reports.get(name) ?? []).map(
        ({ audits }) => audits['largest-contentful-paint'].numericValue,
      ),
    );
  const scoreOf = (name: string, category: LighthouseCategory) =>
    median((reports.get(name) ?? []).map((report) => report.categories[category].score * 100));

  const [ours, theirs] = [paintOf('landing'), paintOf('yardstick')];
  console.log(
    `Largest contentful paint: ours ${ours.toFixed(0)} ms, static page ${theirs.toFixed(0)} ms\n`,
  );
  return [
    {
      what: 'landing: largest paint, ours / static page',
      measured: ours / theirs,
      budget: ratioBudgets.landingPaint,
      digits: 2,
    },
    ...pages.flatMap(({ name }) =>
      categories.map((category) => ({
        what: `${name}: ${category}`,
        measured: scoreOf(name, category),
        budget: lighthouseBudgets[category],
        isScore: true,
        digits: 0,
      })),
    ),
  ];
}
