/**
 * Compares a service with the OpenAPI description: `conformance URL [--write] [--json FILE] [--junit FILE]`
 * (docs/operations.md). Environment variables:
 * - `CONFORMANCE_EMAIL`, `CONFORMANCE_PASSWORD`: account of a patient, or
 * - `CONFORMANCE_TOKEN`: its bearer token
 * - `CONFORMANCE_PAYMENT`: payment method for `--write`, by default a test card
 * - `CONFORMANCE_COUPON`: coupon code for `--write`
 * - `CONFIG_FILE`: configuration with the identity service, by default packages/app/config.json; without one, the sandbox's
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createIdentity } from '@patient/api/identity';
import { findConfig } from '../packages/app/server/readConfigFile.ts';
import { configFor } from '../packages/app/src/shell/config.ts';
import { fail } from './cli.ts';
import { checkService } from './conformance/checkService.ts';
import { resolveLocalhost } from './conformance/localhost.ts';
import { jsonOf, junitOf, tableOf } from './conformance/report.ts';

const USAGE = 'Usage: conformance URL [--write] [--json FILE] [--junit FILE]';
const config = join(import.meta.dirname, '..', 'packages', 'app', 'config.json');

/** Signs in if there is no token in the environment. */
async function withToken<T>(url: string, work: (token: string) => Promise<T>): Promise<T> {
  const { CONFORMANCE_TOKEN: token, CONFORMANCE_EMAIL: email, CONFORMANCE_PASSWORD: password } = process.env;
  if (token) return work(token);
  if (!email || !password)
    return fail('Set CONFORMANCE_EMAIL and CONFORMANCE_PASSWORD, or CONFORMANCE_TOKEN.');
  const { identityUrl, userPoolId, userPoolClientId } = configFor(new URL(url).origin, findConfig(config));
  const identity = createIdentity({ endpoint: identityUrl, userPoolId, clientId: userPoolClientId });
  return identity.withPassword(email, password, work);
}

resolveLocalhost();
try {
  const options = {
    write: { type: 'boolean' },
    json: { type: 'string' },
    junit: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [url] = positionals;
  if (url === undefined || !URL.canParse(url) || positionals.length > 1) fail(USAGE);
  const writes = {
    paymentToken: process.env['CONFORMANCE_PAYMENT'] || 'pm_card_visa',
    couponCode: process.env['CONFORMANCE_COUPON'] || undefined,
  };
  const target = url.replace(/\/+$/, '');
  const results = await withToken(target, (token) =>
    checkService({ url: target, token }, values.write === true ? writes : undefined),
  );
  console.log(tableOf(results));
  if (values.json !== undefined) writeFileSync(values.json, jsonOf(results));
  if (values.junit !== undefined) writeFileSync(values.junit, junitOf(results));
  if (results.some(({ outcome }) => outcome === 'differs')) process.exitCode = 1;
} catch (error) {
  fail(error);
}
