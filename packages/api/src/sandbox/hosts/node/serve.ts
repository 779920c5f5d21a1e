/** The service as a process of its own, for whoever measures or kills it: `node serve.ts <file>` prints its port and goes on. */
import { startService } from './service.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Say in which file the data is kept');
const { port } = await startService({ port: 0, file, log: () => undefined });
console.log(port);
