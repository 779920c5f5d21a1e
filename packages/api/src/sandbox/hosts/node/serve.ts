/** Runs the service as a separate process, for benchmarks and tests: `node serve.ts <file>` prints its port, and its log to stderr. */
import { startService } from './service.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Usage: node serve.ts <file>');
const { port } = await startService({ port: 0, file, log: (line) => console.error(line) });
console.log(port);
