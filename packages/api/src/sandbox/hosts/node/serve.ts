/** Runs the service as a separate process, for benchmarks and crash tests: `node serve.ts <file>` prints its port. */
import { startService } from './service.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Say in which file the data is kept');
const { port } = await startService({ port: 0, file, log: () => undefined });
console.log(port);
