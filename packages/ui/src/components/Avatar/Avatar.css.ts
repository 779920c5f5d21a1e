import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale } from '../../theme/scale.ts';

const { accent } = vars.color;

const round = (size: string) =>
  inComponent({ inlineSize: size, blockSize: size, fontSize: `calc(${size} * 0.4)` });

export const avatar = recipe({
  base: inComponent({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    background: accent.quiet.fill,
    color: accent.quiet.text,
    fontWeight: scale.type.weight.strong,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      small: round(scale.size.avatarSmall),
      medium: round(scale.size.avatar),
      large: round(scale.size.avatarLarge),
    },
  },
});

export const picture = style(inComponent({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
