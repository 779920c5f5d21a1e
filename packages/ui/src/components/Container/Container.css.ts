import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { scale, space } from '../../theme/scale.ts';
import { gutter } from './gutter.css.ts';

const upTo = (width: string) =>
  inComponent({
    maxInlineSize: `calc(${width} + 2 * ${space[4]})`,
    '@media': { [media.roomy]: { maxInlineSize: `calc(${width} + 2 * ${space[6]})` } },
  });

export const container = recipe({
  base: inComponent({
    inlineSize: '100%',
    marginInline: 'auto',
    // Shrinks on narrow screens, where large text needs the width.
    vars: { [gutter]: `min(${space[4]}, 5vw)` },
    paddingInline: gutter,
    '@media': { [media.roomy]: { vars: { [gutter]: space[6] } } },
  }),
  variants: {
    width: {
      column: upTo(scale.size.column),
      reading: upTo(scale.size.measure),
      page: upTo(scale.size.page),
    },
    // Larger bottom padding, so that the end of the page doesn't look cut off.
    hasRoom: { true: inComponent({ paddingBlock: `${space[6]} ${space[16]}` }), false: {} },
  },
});
