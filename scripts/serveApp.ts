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
  /** Data file of the sandbox. */
  readonly file: string;
  /** What the sandbox serves. @default 'full' */
  readonly profile?: Profile | undefined;
  readonly config: ConfigFile;
  /** Folder of the build. @default that of the last build */
  readonly dist?: string | undefined;
  /** Checks requests and responses against the OpenAPI description. @default false */
  readonly checkContract?: boolean | undefined;
  /** Takes each line of output but the first, which says that this is a sandbox. */
  readonly log: (line: string) => void;
}

/**
 * Serves the built app with the sandbox on one port. With `SHAKE_SEED`, each response of the sandbox comes later by a time
 * that depends on it.
 */
export function serveApp({
  port,
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
