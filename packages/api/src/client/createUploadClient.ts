import { createClient, type ApiClient, type ClientOptions } from './createClient.ts';
import { fetchWithProgress, type OnProgress } from './fetchWithProgress.ts';

/** Returns a client that sends one form and reports its progress. */
export type UploadClient = (form: FormData, onProgress?: OnProgress) => ApiClient;

/** Creates clients for uploads, which are aborted when they make no progress, however long they take. */
export const createUploadClient =
  (options: Omit<ClientOptions, 'fetch'>): UploadClient =>
  (form, onProgress) =>
    createClient({ ...options, fetch: fetchWithProgress(form, onProgress) });
