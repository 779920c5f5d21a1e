import { cssShape } from './shape.ts';
import { fixedSources, primitives } from './sources.ts';
import { resolveTokens } from './tokens.ts';

/** Space, sizes, type and motion: the same in every brand, so they are values and not variables. */
export const scale = cssShape(fixedSources, resolveTokens(primitives));

/** Room between and inside things, in steps of 4 px at the base size. */
export const space = scale.space;

/** Durations and easings; use inside `motionAllowed` only. */
export const motion = scale.motion;

/** From here on a screen has more room, not more noise. */
export const breakpoint = { medium: '48rem', wide: '72rem' } as const;
