import { style } from '@vanilla-extract/css';
import { media, scale, space, vars } from '@patient/ui/theme';

/** Title of a section, as the patterns beside it have it. */
export const title = style({ fontSize: scale.type.size.titleSmall });

/** The cards of a page in two columns on a wide screen. */
export const panes = style({
  display: 'grid',
  gap: `calc(${space[6]} * ${vars.density})`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
