import type { ConfigFile } from '../src/shell/config.ts';
import { CONFIG_ELEMENT, CONFIG_PATH } from '../src/shell/configSource.ts';
import { jsonElement, scriptJson } from './jsonElement.ts';

/** Fields that only the server needs: they choose the page and its policy. */
const SERVER_FIELDS: ReadonlySet<string> = new Set(['brands', 'cardProvider', 'pictureHosts']);

/** JSON for the page: what it uses of the configuration, without anything that ends a script element. */
export const pageJson = (content: ConfigFile): string =>
  scriptJson(Object.fromEntries(Object.entries(content).filter(([field]) => !SERVER_FIELDS.has(field))));

const element = (json: string) => jsonElement(CONFIG_ELEMENT, json);

/** The element as it is built. */
export const EMPTY_CONFIG: string = element('{}');

function replaceElement(html: string, replacement: string): string {
  if (!html.includes(EMPTY_CONFIG)) throw new Error(`The page has no ${EMPTY_CONFIG}`);
  return html.replace(EMPTY_CONFIG, () => replacement);
}

/** Puts a configuration into a page, which is built with an empty one. */
export const withConfig = (html: string, json: string): string => replaceElement(html, element(json));

/** Has the page fetch `config.json`, together with its scripts. */
export const withConfigLink = (html: string): string =>
  replaceElement(html, `<link rel="preload" as="fetch" crossorigin href="${CONFIG_PATH}">`);
