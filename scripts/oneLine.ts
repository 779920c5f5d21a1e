/** Ends a script that cannot go on with one line that says why, and exit code 1. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** The port of the `PORT` variable, or the usual one. */
export function portFrom(usual: number): number {
  const asked = process.env['PORT'];
  if (asked === undefined || asked === '') return usual;
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`PORT is "${asked}": give a number from 1 to 65535.`);
  return port;
}
