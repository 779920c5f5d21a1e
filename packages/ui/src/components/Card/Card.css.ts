import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const { color, radius, shadow } = vars;

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
      accent: inComponent({ background: color.accent.quiet.fill, color: color.accent.quiet.text }),
    },
    padding: {
      none: {},
      small: inComponent({ padding: space[4] }),
      medium: inComponent({ padding: space[5], '@media': { [media.roomy]: { padding: space[6] } } }),
      large: inComponent({ padding: space[6], '@media': { [media.roomy]: { padding: space[8] } } }),
    },
  },
});
