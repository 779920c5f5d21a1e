import { join } from 'node:path';
import { createDelays, type Profile } from '@patient/api/sandbox';
import { NOTICE, startService, type Service } from '@patient/api/sandbox/node';
import { createAppServer } from '../packages/app/server/serve.ts';
import type { ConfigFile } from '../packages/app/src/shell/config.ts';
import { brands } from '../packages/ui/src/brands/index.ts';
import { pictureColor } from './pictureColor.ts';

/** Folder of the last build. */
export const builtApp = join(import.meta.dirname, '..', 'packages', 'app', 'dist');

export interface ServeAppOptions {
  readonly port: number;
  /** Address on which it listens. @default that of this machine only */
  readonly host?: string | undefined;
  /** Data file of the sandbox. */
  readonly file: string;
  /** What the sandbox serves. @default 'full' */
  readonly profile?: Profile | undefined;
  readonly config: ConfigFile;
  /** Folder of the build. @default that of the last build */
  readonly dist?: string | undefined;
  /** Checks requests and responses against the OpenAPI description. @default false */
  readonly checkContract?: boolean | undefined;
  /** Called with each line of output, except the sandbox notice. */
  readonly log: (line: string) => void;
}

/**
 * Serves the built app with the sandbox on one port. `SHAKE_SEED` adds a seeded delay to each response of the sandbox.
 */
export function serveApp({
  port,
  host,
  file,
  profile,
  config,
  dist,
  checkContract,
  log,
}: ServeAppOptions): Promise<Service> {
  const seed = process.env['SHAKE_SEED'];
  return startService({
    port,
    ...(host !== undefined && { host }),
    file,
    profile,
    panel: true,
    pictureColor,
    ...(seed !== undefined && { delays: createDelays(seed) }),
    checkContract: checkContract === true,
    app: createAppServer({ dist: dist ?? builtApp, brands, config }),
    log: (line) => {
      if (line !== NOTICE) log(line);
    },
  });
}
