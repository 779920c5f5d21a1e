import { createVar } from '@vanilla-extract/css';

/** The air that a Container keeps at either side, for what inside it reaches to the edges of the screen. */
export const gutter = createVar();
