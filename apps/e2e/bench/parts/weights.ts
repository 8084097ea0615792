import type { Browser } from 'playwright';
import { measuredPages, pageBudgets } from '../../src/budgets.ts';
import { type PageWeight, weighPage } from '../../src/steps/page-weight.ts';
import { becomeVisitor } from '../../src/steps/visitors.ts';
import { type Finding, printTable } from '../findings.ts';

/** What each page weighs as sent, in KiB, to a browser that has nothing yet. */
export async function weighPages(browser: Browser, baseURL: string): Promise<Finding[]> {
  const rows: string[][] = [['KiB as sent', 'HTML', 'JavaScript', 'CSS', 'fonts']];
  const findings: Finding[] = [];
  for (const measured of measuredPages) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const weight = await weighPage(page, await becomeVisitor(page, measured));
    await context.close();
    rows.push([measured.name, ...toCells(weight)]);
    findings.push(
      {
        what: `${measured.name}: JavaScript`,
        measured: weight.javascript,
        budget: measured.javascript,
      },
      { what: `${measured.name}: CSS`, measured: weight.css, budget: pageBudgets.css },
    );
  }
  printTable(rows);
  return findings;
}

function toCells({ html, javascript, css, fonts }: PageWeight): string[] {
  return [html, javascript, css, fonts].map((kib) => kib.toFixed(1));
}
