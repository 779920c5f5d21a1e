/** JSON for a script element, escaped so that it can't end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Element with data for the page's scripts.
 * @param json result of {@link scriptJson}
 */
export const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json}</script>`;
