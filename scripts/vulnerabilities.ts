/**
 * Checks shipped dependencies for known vulnerabilities. Fails for severe ones; prints a message, without failing, if the
 * registry does not respond.
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
if (result.kind === 'unknown') console.log(`Unknown: the registry did not respond (${result.reason}).`);
else if (result.severe.length > 0) fail(new Error(result.severe.join('\n')));
else console.log(`No severe vulnerability is known; ${result.others} of lower severity.`);
