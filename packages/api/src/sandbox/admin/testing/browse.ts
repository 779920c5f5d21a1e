import type { Sandbox } from '../../hosts/createSandbox.ts';
import { quietSandbox, requestTo } from '../../tests/support/patient.ts';

/** Minimal style sheet and script. */
export const files = { css: 'body { margin: 0 }', script: 'void 0;' };

/** Creates a sandbox with HTML admin pages. */
export const withPages = (): Promise<Sandbox> => quietSandbox({ admin: files });

/** Requests an HTML page, as a browser does. */
export async function page(sandbox: Sandbox, path = ''): Promise<{ response: Response; text: string }> {
  const request = requestTo(`/__sandbox${path}`, 'GET', undefined, { accept: 'text/html' });
  const response = await sandbox.fetch(request);
  return { response, text: await response.text() };
}

/** Creates the request of a form, as a browser sends it. */
export const form = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request =>
  new Request(`http://sandbox.localhost/service/__sandbox${path}`, {
    method: 'POST',
    headers: { origin: 'http://sandbox.localhost', 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  });

/** Reads the JSON of a page. */
export async function read(sandbox: Sandbox, path: string): Promise<Record<string, unknown>> {
  return (await sandbox.fetch(requestTo(`/__sandbox${path}`))).json();
}
