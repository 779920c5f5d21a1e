import { style } from '@vanilla-extract/css';
import { space, vars } from '@patient/ui/theme';

/** A class of the app's own, made of the package's tokens. */
export const page = style({ padding: space[6], background: vars.color.surface.sunken });
