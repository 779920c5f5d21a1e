import { styleVariants } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { room } from '../../styles/room.ts';
import { space } from '../../theme/scale.ts';

type Key = keyof typeof space;

/** Step of the space scale, in units of 4 px at the base text size: `4` or `'4'` is 16 px. */
export type Gap = Key | (Key extends `${infer Step extends number}` ? Step : never);

/**
 * Gap classes shared by Stack and Inline. Classes, because the content security policy of prerendered pages forbids
 * inline styles.
 */
export const gaps = styleVariants(space, (gap) => inComponent({ gap: room(gap) }));
