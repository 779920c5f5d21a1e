import { json } from '../http/responses.ts';
import { HttpError } from '../core/httpError.ts';
import type { Context as Call, Hono } from 'hono';
import { addFaultControl } from './faultControl.ts';
import type { AdminFiles } from './files.ts';
import { addGate } from './gate.ts';
import { inputOf, isForm } from './input.ts';
import { type AdminNews, addressOf, layout } from './layout.ts';
import type { AdminPage, AdminParts } from './page.ts';
import { pages } from './pages/index.ts';

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Not 'no-referrer', which would make browsers hide where a form comes from.
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const wantsPage = (request: Request) => request.headers.get('accept')?.includes('text/html') ?? false;

const file = (type: string, text: string) => () =>
  new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });

/**
 * What can be seen of the sandbox and done to it, at `/__sandbox`: JSON for programs and, where there are files for
 * its looks, pages for people at the same addresses.
 */
export function addAdmin(app: Hono, parts: AdminParts & { files: AdminFiles | undefined }): void {
  const { files } = parts;
  // The result of an action, shown once by the page that the browser is redirected to.
  let pendingNews: AdminNews | undefined;

  async function shown(call: Call, page: AdminPage, status: 200 | 400, news?: AdminNews): Promise<Response> {
    const body = page.view(parts, call.req.query());
    return call.html(layout({ page, pages, parts, body, news }), status, headers);
  }

  async function done(call: Call, page: AdminPage): Promise<Response> {
    const { raw } = call.req;
    const asPage = files !== undefined && isForm(raw);
    try {
      const text = (await page.act?.(parts, await inputOf(raw))) ?? '';
      if (!asPage) return json(200, page.state(parts, call.req.query()));
      pendingNews = { tone: 'done', text };
      return call.redirect(addressOf(parts, page.path), 303);
    } catch (error) {
      if (!asPage || !(error instanceof HttpError)) throw error;
      return shown(call, page, 400, { tone: 'refused', text: error.message });
    }
  }

  addGate(app);
  if (files !== undefined) {
    app.get('/__sandbox/admin.css', file('text/css', files.css));
    app.get('/__sandbox/admin.js', file('text/javascript', files.script));
  }
  addFaultControl(app, parts.faults);

  for (const page of pages) {
    const path = `/__sandbox${page.path && `/${page.path}`}`;
    app.get(path, (call) => {
      if (files === undefined || !wantsPage(call.req.raw)) {
        return json(200, page.state(parts, call.req.query()));
      }
      const news = pendingNews;
      pendingNews = undefined;
      return shown(call, page, 200, news);
    });
    if (page.act) app.on(['POST', 'PUT'], path, (call) => done(call, page));
  }
}
