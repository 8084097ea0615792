/** Licences under which a dependency may be used here, as SPDX names them. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** @typedef {{ name: string, versions: readonly string[] }} LicensedPackage */

/**
 * A line for each package that comes under no allowed licence.
 * @param {Record<string, readonly LicensedPackage[]>} packagesByLicence as `pnpm licenses list --json` prints them
 * @returns {string[]}
 */
export function findLicenceProblems(packagesByLicence) {
  return Object.entries(packagesByLicence)
    .filter(([licence]) => !isAllowed(licence))
    .flatMap(([licence, packages]) =>
      packages.map(({ name, versions }) => `${name}@${versions.join(', ')}: ${licence}`),
    );
}

/**
 * Of licences to choose from one is enough; of licences that hold together all are needed.
 * @param {string} expression
 * @returns {boolean}
 */
function isAllowed(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((licence) => allowed.has(licence.trim())));
}
