import type { Piece } from './pieces/readPieces.ts';

/** Facts about all components and patterns. Empty in tests; Storybook's own build fills it, see `piecesPlugin.ts`. */
export const pieces: readonly Piece[] = [];
