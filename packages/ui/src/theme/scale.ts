import { cssShape } from './shape.ts';
import { fixedSources, primitives } from './sources.ts';
import { resolveTokens } from './tokens.ts';

/** Space, size, type and motion values. The same in every brand, so they are constants instead of variables. */
export const scale = cssShape(fixedSources, resolveTokens(primitives));

/** Space scale in steps of 4 px at the base size. */
export const space = scale.space;

/** Durations and easings. Use them only inside `motionAllowed`. */
export const motion = scale.motion;

/** Minimum widths of medium and wide layouts. */
export const breakpoint = { medium: '48rem', wide: '72rem' } as const;
