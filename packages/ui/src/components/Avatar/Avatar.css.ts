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
    position: 'relative',
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
    // Border drawn over the picture, so that a pale picture has an edge on a pale page.
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        border: `1px solid ${vars.color.border.quiet}`,
        borderRadius: 'inherit',
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&::after': { borderColor: 'CanvasText' } } },
    },
  }),
  variants: {
    size: {
      small: round(scale.size.avatarSmall),
      medium: round(scale.size.avatar),
      large: round(scale.size.avatarLarge),
    },
  },
});

/** Doubled class, so that it overrides Icon's own size whichever file loads first. */
export const icon = style(inComponent({ selectors: { '&&': { inlineSize: '50%', blockSize: '50%' } } }));

export const picture = style(inComponent({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
