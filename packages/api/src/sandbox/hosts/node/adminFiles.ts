import { readFileSync } from 'node:fs';
import type { AdminFiles } from '../../admin/files.ts';

const read = (name: string) => readFileSync(new URL(`../../admin/${name}`, import.meta.url), 'utf8');

/** Reads the style sheet and the script of the pages at `/__sandbox`. */
export const readAdminFiles = (): AdminFiles => ({ css: read('admin.css'), script: read('admin.js') });
