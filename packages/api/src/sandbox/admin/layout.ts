import { html } from 'hono/html';
import { isoOf } from '../../model/dates.ts';
import type { Html, AdminPage, AdminParts } from './page.ts';
import { moment } from './parts.ts';

/** What a page says about what was just asked of it. */
export interface AdminNews {
  tone: 'done' | 'refused';
  text: string;
}

export interface LayoutParts {
  page: AdminPage;
  pages: readonly AdminPage[];
  parts: AdminParts;
  body: Html;
  news: AdminNews | undefined;
}

/** Where a page is, from the root of the host. */
export const addressOf = ({ publicPath }: Pick<AdminParts, 'publicPath'>, path: string): string =>
  `${publicPath}/__sandbox${path && `/${path}`}`;

const newsOf = ({ tone, text }: AdminNews) =>
  html`<p class="news ${tone}" role="${tone === 'refused' ? 'alert' : 'status'}">${text}</p>`;

/** A whole page. It works without its script, which only filters lists and copies addresses. */
export function layout({ page, pages, parts, body, news }: LayoutParts): Html {
  const link = ({ path, title }: AdminPage) =>
    html`<li>
      <a href="${addressOf(parts, path)}" ${path === page.path ? html`aria-current="page"` : ''}>${title}</a>
    </li>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} · Sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${addressOf(parts, 'admin.css')}" />
        <script type="module" src="${addressOf(parts, 'admin.js')}"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <p class="name">Sandbox <span>It holds no real patient.</span></p>
          <p class="time">
            ${moment(isoOf(parts.context.clock()))}
            <a href="/">To the app</a>
          </p>
          <nav aria-label="Sandbox">
            <ul>
              ${pages.map(link)}
            </ul>
          </nav>
        </header>
        <main id="content" tabindex="-1">
          <h1>${page.title}</h1>
          ${news && newsOf(news)} ${body}
        </main>
      </body>
    </html>`;
}
