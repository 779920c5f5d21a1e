import type { Piece } from './pieces/readPieces.ts';
import type { TokenUser } from './pieces/tokenUsers.ts';

/** Facts about all components and patterns. Empty in tests; Storybook's own build fills it, see `piecesPlugin.ts`. */
export const pieces: readonly Piece[] = [];

/** Style sheets outside of components, such as those of the app, with the tokens they use. Empty in tests, as above. */
export const otherStyles: readonly TokenUser[] = [];
