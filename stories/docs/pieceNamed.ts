import { pieces } from '../../.storybook/pieces.ts';
import type { Piece } from '../../.storybook/pieces/readPieces.ts';

/** Facts about a component or pattern; undefined in tests, which don't collect them. */
export const pieceNamed = (name: string): Piece | undefined => pieces.find((piece) => piece.name === name);
