import type { Sandbox } from '../../hosts/createSandbox.ts';
import { quietSandbox, requestTo } from '../../tests/support/patient.ts';

/** Stand-ins for the style sheet and the script. */
export const files = { css: 'body { margin: 0 }', script: 'void 0;' };

/** A quiet sandbox with pages for people. */
export const withPages = (): Promise<Sandbox> => quietSandbox({ admin: files });

/** Asks for a page as a browser does. */
export async function page(sandbox: Sandbox, path = ''): Promise<{ response: Response; text: string }> {
  const request = requestTo(`/__sandbox${path}`, 'GET', undefined, { accept: 'text/html' });
  const response = await sandbox.fetch(request);
  return { response, text: await response.text() };
}

/** A form as a browser sends it. */
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

/** Reads a page's JSON, as a program does. */
export async function read(sandbox: Sandbox, path: string): Promise<Record<string, unknown>> {
  return (await sandbox.fetch(requestTo(`/__sandbox${path}`))).json();
}
