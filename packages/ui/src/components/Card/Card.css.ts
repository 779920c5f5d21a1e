import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { room } from '../../styles/room.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const { color, radius, shadow } = vars;

// Shrinks on narrow screens, where large text needs the width.
const padding = (most: string, roomy: string) =>
  inComponent({
    padding: `min(${room(most)}, 6vw)`,
    '@media': { [media.roomy]: { padding: room(roomy) } },
  });

export const card = recipe({
  // Transparent border in every tone, which becomes the only visible edge in forced colors.
  base: inComponent({
    display: 'block',
    position: 'relative',
    minInlineSize: 0,
    border: '1px solid transparent',
    borderRadius: radius.card,
  }),
  variants: {
    tone: {
      raised: inComponent({
        background: color.surface.raised,
        borderColor: color.border.quiet,
        boxShadow: shadow.raised,
      }),
      flat: inComponent({ background: color.surface.raised, borderColor: color.border.quiet }),
      sunken: inComponent({ background: color.surface.sunken }),
      accent: inComponent({
        background: color.accent.quiet.fill,
        borderColor: color.border.quiet,
        color: color.accent.quiet.text,
      }),
    },
    padding: {
      none: {},
      small: padding(space[4], space[4]),
      medium: padding(space[5], space[6]),
      large: padding(space[6], space[8]),
    },
  },
});
