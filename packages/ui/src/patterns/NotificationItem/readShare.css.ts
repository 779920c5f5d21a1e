import { scale } from '../../theme/scale.ts';

/** How much of a notification must be in sight, from 0 to 1: read off the token when the library is built. */
export const readShare = Number(scale.visibility.read);
