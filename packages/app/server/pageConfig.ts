import type { ConfigFile } from '../src/shell/config.ts';
import { CONFIG_ELEMENT, CONFIG_PATH } from '../src/shell/configSource.ts';
import { jsonElement, scriptJson } from './jsonElement.ts';

/** Fields that only the server uses, for brands and policies. */
const SERVER_FIELDS: ReadonlySet<string> = new Set(['brands', 'cardProvider', 'pictureHosts']);

/** JSON of the fields that the page uses, escaped for a script element. */
export const pageJson = (content: ConfigFile): string =>
  scriptJson(Object.fromEntries(Object.entries(content).filter(([field]) => !SERVER_FIELDS.has(field))));

const element = (json: string) => jsonElement(CONFIG_ELEMENT, json);

/** Element of the built page. */
export const EMPTY_CONFIG: string = element('{}');

function replaceElement(html: string, replacement: string): string {
  if (!html.includes(EMPTY_CONFIG)) throw new Error(`The page has no ${EMPTY_CONFIG}`);
  return html.replace(EMPTY_CONFIG, () => replacement);
}

/** Inserts a configuration into a built page. */
export const withConfig = (html: string, json: string): string => replaceElement(html, element(json));

/** Replaces the configuration with a preload of `config.json`. */
export const withConfigLink = (html: string): string =>
  replaceElement(html, `<link rel="preload" as="fetch" crossorigin href="${CONFIG_PATH}">`);
