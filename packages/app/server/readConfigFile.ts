import { existsSync, readFileSync } from 'node:fs';
import type { ConfigFile } from '../src/shell/config.ts';
import { ConfigError, parseConfig } from '../src/shell/parseConfig.ts';
import { vendorsOf } from './vendors.ts';

/** Configuration of `start` and `dev`: the sandbox has no real patients. */
export const SANDBOX_CONFIG: ConfigFile = { testUsers: true };

/**
 * Reads a configuration and checks everything about it, also what a page takes for granted.
 * @throws ConfigError that names the first wrong or unknown field.
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
 * The configuration that `CONFIG_FILE` names, else the one at a path; undefined without either.
 * @throws ConfigError as above, also when the named file is missing.
 */
export function findConfig(otherwise: string): ConfigFile | undefined {
  const named = process.env['CONFIG_FILE'];
  if (named) return readConfigFile(named);
  return existsSync(otherwise) ? readConfigFile(otherwise) : undefined;
}
