import { html } from 'hono/html';
import { isoOf } from '../../model/dates.ts';
import type { Html, AdminPage, AdminParts } from './page.ts';
import { moment } from './parts.ts';

/** Result of the last action. */
export interface AdminMessage {
  tone: 'done' | 'refused';
  text: string;
}

export interface LayoutParts {
  page: AdminPage;
  pages: readonly AdminPage[];
  parts: AdminParts;
  body: Html;
  message: AdminMessage | undefined;
}

/** Path of a page from the root of the host. */
export const urlOf = ({ publicPath }: Pick<AdminParts, 'publicPath'>, path: string): string =>
  `${publicPath}/__sandbox${path && `/${path}`}`;

const messageOf = ({ tone, text }: AdminMessage) =>
  html`<p class="message ${tone}" role="${tone === 'refused' ? 'alert' : 'status'}">${text}</p>`;

/** Renders a page. It works without its script, which only filters lists and copies emails. */
export function layout({ page, pages, parts, body, message }: LayoutParts): Html {
  const link = ({ path, title }: AdminPage) =>
    html`<li>
      <a href="${urlOf(parts, path)}" ${path === page.path ? html`aria-current="page"` : ''}>${title}</a>
    </li>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} · Sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${urlOf(parts, 'admin.css')}" />
        <script type="module" src="${urlOf(parts, 'admin.js')}"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <p class="name">Sandbox <span>It contains no real patient data.</span></p>
          <p class="time">
            ${moment(isoOf(parts.context.clock()))}
            <a href="/">Open the app</a>
          </p>
          <nav aria-label="Sandbox">
            <ul>
              ${pages.map(link)}
            </ul>
          </nav>
        </header>
        <main id="content" tabindex="-1">
          <h1>${page.title}</h1>
          ${message && messageOf(message)} ${body}
        </main>
      </body>
    </html>`;
}
