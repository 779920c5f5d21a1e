import { createVar } from '@vanilla-extract/css';

/** Horizontal padding of a Container, for children that extend to the screen edges. */
export const gutter = createVar();
