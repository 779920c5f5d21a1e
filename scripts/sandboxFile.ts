import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Data file of the sandbox: `SANDBOX_FILE`, by default `.cache/sandbox.sqlite`. */
export function sandboxFile(): string {
  const file = process.env['SANDBOX_FILE'] ?? join(import.meta.dirname, '..', '.cache', 'sandbox.sqlite');
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
