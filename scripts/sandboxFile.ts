import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the sandbox keeps its data between starts: `SANDBOX_FILE`, else a file of the checkout. */
export function sandboxFile(): string {
  const file = process.env['SANDBOX_FILE'] ?? join(import.meta.dirname, '..', '.cache', 'sandbox.sqlite');
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
