import type { Brand } from '@patient/ui/theme';
import type { ConfigFile } from './config.ts';
import { CONFIG_ELEMENT } from './configSource.ts';

/**
 * Configuration of this page: the one that the page server put into the document, which has checked it, else `config.json`
 * beside the app, as on a static host.
 * @returns undefined where there is none that can be used; the page says so by then
 */
export async function readPageConfig(root: Element, brand: Brand): Promise<ConfigFile | undefined> {
  const element = document.querySelector(`#${CONFIG_ELEMENT}`);
  if (element) return JSON.parse(element.textContent);
  const { fetchConfig } = await import('./fetchConfig.ts');
  return fetchConfig(root, brand);
}
