import { createClient, type ApiClient, type ClientOptions } from './createClient.ts';
import type { OnProgress } from './fetchWithProgress.ts';

/** Sends a form with progress. The code is loaded with the first upload; if that fails, the form is sent without progress. */
const sendForm =
  (form: FormData, onProgress: OnProgress) =>
  (request: Request): Promise<Response> =>
    import('./fetchWithProgress.ts').then(
      ({ fetchWithProgress }) => fetchWithProgress(form, onProgress)(request),
      () => fetch(request),
    );

/** Returns a client that sends one form and reports its progress. */
export type UploadClient = (form: FormData, onProgress: OnProgress) => ApiClient;

/** Creates clients for uploads. */
export const createUploadClient =
  (options: Omit<ClientOptions, 'fetch'>): UploadClient =>
  (form, onProgress) =>
    createClient({ ...options, fetch: sendForm(form, onProgress) });
