import type { Brand } from '@patient/ui/theme';
import type { ConfigFile } from './config.ts';
import { CONFIG_PATH } from './configSource.ts';
import { ConfigError, parseConfig } from './parseConfig.ts';

/**
 * Fetches `config.json`, which the document preloads, and validates it.
 * @returns undefined if it is invalid, missing or can't be loaded; the failure is then shown
 */
export async function fetchConfig(root: Element, brand: Brand): Promise<ConfigFile | undefined> {
  try {
    const response = await fetch(CONFIG_PATH);
    if (!response.ok) throw new ConfigError(`status ${response.status}`);
    return parseConfig(await response.text());
  } catch (error) {
    const { showStartFailure } = await import('./errors/showStartFailure.tsx');
    showStartFailure(root, brand, error);
    return undefined;
  }
}
