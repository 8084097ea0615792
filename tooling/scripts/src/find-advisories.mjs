/** @typedef {{ module_name: string, severity: string, title: string }} Advisory */

const grave = new Set(['high', 'critical']);

/**
 * A line for each advisory that is high or worse; undefined when no registry answered with a report.
 * @param {string} report what `pnpm audit --json` printed
 * @returns {string[] | undefined}
 */
export function findAdvisories(report) {
  const start = report.indexOf('{');
  if (start < 0) return undefined;
  /** @type {{ advisories?: Record<string, Advisory>, metadata?: object }} */
  let parsed;
  try {
    parsed = JSON.parse(report.slice(start));
  } catch {
    return undefined;
  }
  if (!parsed.metadata) return undefined;
  return Object.values(parsed.advisories ?? {})
    .filter(({ severity }) => grave.has(severity))
    .map(({ module_name, severity, title }) => `${module_name} (${severity}): ${title}`);
}
