import { json } from '../http/responses.ts';
import { HttpError } from '../core/httpError.ts';
import type { Context as Call, Hono } from 'hono';
import { addFaultControl } from './faultControl.ts';
import type { AdminFiles } from './files.ts';
import { addGate } from './gate.ts';
import { inputOf, isForm } from './input.ts';
import { type AdminMessage, layout, urlOf } from './layout.ts';
import type { AdminPage, AdminParts } from './page.ts';
import { pages } from './pages/index.ts';

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // With 'no-referrer', browsers would not send the origin of a form.
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const acceptsHtml = (request: Request) => request.headers.get('accept')?.includes('text/html') ?? false;

const file = (type: string, text: string) => () =>
  new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });

/**
 * Adds the admin pages at `/__sandbox`: JSON for programs and, if there are `files`, HTML pages at the same URLs.
 */
export function addAdmin(app: Hono, parts: AdminParts & { files: AdminFiles | undefined }): void {
  const { files } = parts;
  // Result of an action, shown once on the page that the browser is redirected to.
  let pendingMessage: AdminMessage | undefined;

  async function render(
    call: Call,
    page: AdminPage,
    status: 200 | 400,
    message?: AdminMessage,
  ): Promise<Response> {
    const body = page.view(parts, call.req.query());
    return call.html(layout({ page, pages, parts, body, message }), status, headers);
  }

  async function act(call: Call, page: AdminPage): Promise<Response> {
    const { raw } = call.req;
    const asPage = files !== undefined && isForm(raw);
    try {
      const text = (await page.act?.(parts, await inputOf(raw))) ?? '';
      if (!asPage) return json(200, page.state(parts, call.req.query()));
      pendingMessage = { tone: 'done', text };
      return call.redirect(urlOf(parts, page.path), 303);
    } catch (error) {
      if (!asPage || !(error instanceof HttpError)) throw error;
      return render(call, page, 400, { tone: 'refused', text: error.message });
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
      if (files === undefined || !acceptsHtml(call.req.raw)) {
        return json(200, page.state(parts, call.req.query()));
      }
      const message = pendingMessage;
      pendingMessage = undefined;
      return render(call, page, 200, message);
    });
    if (page.act) app.on(['POST', 'PUT'], path, (call) => act(call, page));
  }
}
