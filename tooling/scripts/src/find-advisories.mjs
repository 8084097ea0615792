/** @typedef {{ module_name: string, severity: string, title: string }} Advisory */
/** @typedef {{ advisories?: Record<string, Advisory>, metadata?: object }} Report */

const grave = new Set(['high', 'critical']);

/**
 * A line for each advisory that is high or worse; undefined when no registry answered with a report.
 * @param {string} report what `pnpm audit --json` printed
 * @returns {string[] | undefined}
 */
export function findAdvisories(report) {
  const start = report.indexOf('{');
  if (start < 0) return undefined;
  const parsed = parse(report.slice(start));
  if (!parsed?.metadata) return undefined;
  return Object.values(parsed.advisories ?? {})
    .filter(({ severity }) => grave.has(severity))
    .map(({ module_name, severity, title }) => `${module_name} (${severity}): ${title}`);
}

/**
 * @param {string} text
 * @returns {Report | undefined}
 */
function parse(text) {
  try {
    return /** @type {Report} */ (JSON.parse(text));
  } catch {
    // An error message of pnpm, and no report.
    return undefined;
  }
}
