import { readFileSync } from 'node:fs';
import type { PanelFiles } from '../panel/files.ts';

const read = (name: string) => readFileSync(new URL(`../panel/${name}`, import.meta.url), 'utf8');

/** The style sheet and the script of the pages at `/__sandbox`. */
export const readPanelFiles = (): PanelFiles => ({ css: read('panel.css'), script: read('panel.js') });
