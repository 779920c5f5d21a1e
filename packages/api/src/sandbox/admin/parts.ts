import { html } from 'hono/html';
import type { Html } from './page.ts';

/** A table in a frame of its own, which scrolls where it is too wide; without rows, a sentence in its place. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly Html[],
  nothing: string,
): Html {
  if (rows.length === 0) return html`<p class="nothing">${nothing}</p>`;
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** A point in time, ISO 8601, in words that can be read at a glance. */
export const moment = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;

/** Form with one button and hidden values, posted to the current page. */
export function button(
  label: string,
  fields: Readonly<Record<string, string>>,
  tone: 'plain' | 'danger' = 'plain',
): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" class="one">${hidden}<button class="${tone}">${label}</button></form>`;
}

/** A choice from a list; the first is chosen. */
export function select(
  label: string,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
): Html {
  return html`<label
    >${label}
    <select name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select></label
  >`;
}

/** A value as JSON to be read, folded away under a line that says what it is. */
export const folded = (summary: string, value: unknown): Html =>
  html`<details>
    <summary>${summary}</summary>
    <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>
  </details>`;
