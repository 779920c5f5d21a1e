import { scale } from '../../theme/scale.ts';

/** Visible share that counts as read, from 0 to 1; taken from the token at build time. */
export const readThreshold = Number(scale.visibility.read);
