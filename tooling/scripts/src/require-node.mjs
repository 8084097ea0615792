import { readRootManifest } from './workspace.mjs';

/** Ends with one line where the running Node.js is older than the root manifest asks for. */
export function requireNode() {
  const wanted = readRootManifest().engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(wanted, 'en', { numeric: true }) >= 0) return;
  console.error(`Guildpath needs Node.js ${wanted} or newer; this is ${process.version}.`);
  process.exit(1);
}
