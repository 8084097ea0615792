import { fetchPackageManager } from './fetch-package-manager.mjs';
import { findAdvisories } from './find-advisories.mjs';
import { findLicenceProblems } from './find-licence-problems.mjs';
import { runStep } from './run-step.mjs';
import { readRootManifest } from './workspace.mjs';

/** Licences and known weaknesses of every dependency that is installed; exits 1 when one may not stay. */
const pnpm = await fetchPackageManager(readRootManifest().packageManager);

/** @param {...string} args */
async function ask(...args) {
  const { output } = await runStep({ command: pnpm, args, quiet: true });
  return output;
}

const licences = await ask('licenses', 'list', '--recursive', '--json');
const packagesByLicence = /** @type {Parameters<typeof findLicenceProblems>[0]} */ (
  JSON.parse(licences.slice(licences.indexOf('{')))
);
const problems = findLicenceProblems(packagesByLicence);
for (const problem of problems) console.error(`Not under an allowed licence: ${problem}`);

const advisories = findAdvisories(await ask('audit', '--json'));
if (!advisories) console.log('No registry answers for advisories: they are not checked this time.');
for (const advisory of advisories ?? []) console.error(`Known weakness: ${advisory}`);

const found = problems.length + (advisories?.length ?? 0);
console.log(`${found} problems with dependencies.`);
process.exitCode = found === 0 ? 0 : 1;
