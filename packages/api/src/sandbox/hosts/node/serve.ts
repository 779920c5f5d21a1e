/** Runs the service as a separate process, for benchmarks and crash tests: `node serve.ts <file>` prints its port. */
import { startService } from './service.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Usage: node serve.ts <file>');
const { port } = await startService({ port: 0, file, log: () => undefined });
console.log(port);
