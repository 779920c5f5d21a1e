import type { Brand } from '@patient/ui/theme';
import type { ConfigFile } from './config.ts';
import { CONFIG_ELEMENT } from './configSource.ts';

/**
 * Configuration of this page: the one in the document, which the page server has validated, otherwise `config.json`, as on
 * static hosts.
 * @returns undefined if there is no usable configuration; the failure is then shown
 */
export async function readPageConfig(root: Element, brand: Brand): Promise<ConfigFile | undefined> {
  const element = document.querySelector(`#${CONFIG_ELEMENT}`);
  if (element) return JSON.parse(element.textContent);
  const { fetchConfig } = await import('./fetchConfig.ts');
  return fetchConfig(root, brand);
}
