import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { size: text } = scale.type;

// Sized in em, so that mark and name keep their proportions.
export const logo = recipe({
  base: inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    fontFamily: vars.font.heading,
    fontWeight: vars.heading.weight,
    letterSpacing: `calc(${vars.heading.tracking} * 1em)`,
    lineHeight: 1,
    color: vars.color.text.rest,
    whiteSpace: 'nowrap',
  }),
  variants: {
    size: {
      small: inComponent({ fontSize: text.lead }),
      medium: inComponent({ fontSize: text.title }),
      // Smaller where large text would push the name off a phone.
      large: inComponent({ fontSize: `min(${text.display}, 14vw)` }),
    },
  },
});

export const mark = style(
  inComponent({
    flexShrink: 0,
    inlineSize: '1.3em',
    blockSize: '1.3em',
    fill: vars.color.accent.graphic,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
);
