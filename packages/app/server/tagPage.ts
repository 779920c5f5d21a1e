import { hashSource } from './csp.ts';
import { runTagFrame } from '../src/telemetry/tagFrame.ts';

/** File of the analytics frame in `dist/pages`; no brand has a folder with this name. */
export const TAG_PAGE_FILE = 'frames/public.html';

/** Path of the frame in the app (src/telemetry/TagFrame.tsx). */
export const TAG_PAGE_PATH = `/${TAG_PAGE_FILE}`;

/** HTML of the analytics frame, with the hash of its script. */
export async function createTagPage(
  compress: (code: string) => Promise<string> = (code) => Promise.resolve(code),
): Promise<{ readonly html: string; readonly script: string }> {
  const code = (await compress(`(${runTagFrame.toString()})()`)).trim();
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Analytics</title><script>${code}</script></head></html>`;
  return { html, script: hashSource(code) };
}
