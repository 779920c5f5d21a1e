import { existsSync, readFileSync } from 'node:fs';
import type { ConfigFile } from '../src/shell/config.ts';
import { ConfigError, parseConfig } from '../src/shell/parseConfig.ts';
import { vendorsOf } from './vendors.ts';

/** Configuration of `start` and `dev`: the sandbox has no real patients. */
export const SANDBOX_CONFIG: ConfigFile = { testUsers: true };

/**
 * Reads and fully validates a configuration, including checks that pages omit.
 * @throws ConfigError with the first invalid or unknown field.
 */
export function readConfigFile(file: string): ConfigFile {
  let json: string;
  try {
    json = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
  const content = parseConfig(json, true);
  vendorsOf(content);
  return content;
}

/**
 * The configuration in `CONFIG_FILE`, otherwise the one at a default path; undefined without either.
 * @throws ConfigError for an invalid configuration, or if `CONFIG_FILE` is missing.
 */
export function findConfig(defaultPath: string): ConfigFile | undefined {
  const named = process.env['CONFIG_FILE'];
  if (named) return readConfigFile(named);
  return existsSync(defaultPath) ? readConfigFile(defaultPath) : undefined;
}
