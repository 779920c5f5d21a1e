import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale } from '../../theme/scale.ts';

const { color, radius } = vars;

export const thumbnail = recipe({
  base: inComponent({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    border: `1px solid ${color.border.quiet}`,
    borderRadius: radius.field,
    background: color.accent.quiet.fill,
    color: color.accent.quiet.text,
  }),
  variants: {
    size: {
      medium: inComponent({ inlineSize: scale.size.thumbnail, blockSize: scale.size.thumbnail }),
      large: inComponent({ inlineSize: scale.size.thumbnailLarge, blockSize: scale.size.thumbnailLarge }),
    },
  },
});

export const picture = style(inComponent({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
