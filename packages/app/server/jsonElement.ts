/** JSON as a script element may hold it: without anything that ends the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Element that holds data for the page's scripts.
 * @param json from {@link scriptJson}
 */
export const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json}</script>`;
