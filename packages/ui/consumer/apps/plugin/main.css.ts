import { style } from '@vanilla-extract/css';
import { space, vars } from '@patient/ui/theme';

/** Class of the app that uses the package's tokens. */
export const page = style({ padding: space[6], background: vars.color.surface.sunken });
