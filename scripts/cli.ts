/** Prints the message of an error and exits with code 1. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Reads the `PORT` environment variable, with a default. */
export function portFromEnv(fallback: number): number {
  const value = process.env['PORT'];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`PORT is "${value}"; it must be a number from 1 to 65535.`);
  return port;
}
