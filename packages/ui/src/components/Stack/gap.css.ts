import { styleVariants } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { space } from '../../theme/scale.ts';

type Key = keyof typeof space;

/** A step of the space scale, in units of 4 px at the base text size: `4` or `'4'` is 16 px. */
export type Gap = Key | (Key extends `${infer Step extends number}` ? Step : never);

/**
 * Room between children, shared by Stack and Inline. Classes and not inline styles: the content security
 * policy of the prerendered pages allows none.
 */
export const gaps = styleVariants(space, (gap) => inComponent({ gap }));
