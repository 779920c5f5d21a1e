import { html } from 'hono/html';
import type { Html } from './page.ts';

/** Table that scrolls sideways; without rows, a message instead. */
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

/** Formats an ISO instant as a readable time in UTC. */
export const moment = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;

/** Form with a button and hidden values, posted to the current page. */
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

/** Select with a label; its first option is selected. */
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

/** Collapsed JSON of a value with a summary. */
export const folded = (summary: string, value: unknown): Html =>
  html`<details>
    <summary>${summary}</summary>
    <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>
  </details>`;
