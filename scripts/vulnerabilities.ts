/**
 * Asks the registry for known vulnerabilities of what is shipped. Fails for a severe one; says so, without failing, where the
 * registry does not answer: then nothing is known.
 */
import { spawnSync } from 'node:child_process';
import { fail } from './cli.ts';
import { readAudit } from './check/audit.ts';

const pnpm = process.env['npm_execpath'] ?? 'pnpm';
const isScript = /\.[cm]?js$/.test(pnpm);
const { stdout, stderr } = spawnSync(
  isScript ? process.execPath : pnpm,
  [...(isScript ? [pnpm] : []), 'audit', '--prod', '--json'],
  { encoding: 'utf8', maxBuffer: 1e9 },
);

const result = readAudit(stdout, stderr);
if (result.kind === 'unknown') console.log(`Not known: the registry did not answer (${result.reason}).`);
else if (result.severe.length > 0) fail(new Error(result.severe.join('\n')));
else console.log(`No severe vulnerability is known; ${result.others} of lower severity.`);
