import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readOtherStyles } from './pieces/otherStyles.ts';
import { readPieces } from './pieces/readPieces.ts';

const file = join(import.meta.dirname, 'pieces.ts');

/** Fills `pieces.ts` from the sources. Skipped in tests, which show no docs pages. */
export const piecesPlugin = (): Plugin => ({
  name: 'pieces',
  load(id) {
    if (id !== file || process.env['VITEST'] !== undefined) return undefined;
    // The source of the page is only for tests.
    const pieces = readPieces().map((piece) => ({ ...piece, page: '' }));
    const otherStyles = JSON.stringify(readOtherStyles());
    return `export const pieces = ${JSON.stringify(pieces)}; export const otherStyles = ${otherStyles};`;
  },
});
