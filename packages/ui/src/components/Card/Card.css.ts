import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const { color, radius, shadow } = vars;

// Text twice as large on a phone needs the width more than the edge does.
const room = (most: string, roomy: string) =>
  inComponent({ padding: `min(${most}, 6vw)`, '@media': { [media.roomy]: { padding: roomy } } });

export const card = recipe({
  // The border is there in every tone: in forced colours it is all that is left of a card.
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
      small: room(space[4], space[4]),
      medium: room(space[5], space[6]),
      large: room(space[6], space[8]),
    },
  },
});
