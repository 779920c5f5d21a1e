import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { demoPassword, scenarioNamed } from '../index.ts';
import { ServiceStartError } from './errors.ts';
import { startService } from './service.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    host: { type: 'string', default: '127.0.0.1' },
    file: { type: 'string', default: ':memory:' },
  },
});

try {
  if (values.file !== ':memory:') mkdirSync(dirname(resolve(values.file)), { recursive: true });
  const service = await startService({ port: Number(values.port), host: values.host, file: values.file });
  console.log(`Listening on ${service.url}${service.sandbox.publicPath}`);
  console.log(`Sign in as ${scenarioNamed('demo').email} with ${demoPassword}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void service.close().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof ServiceStartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
