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
    // Text twice as large on a phone needs the width more than the edge does.
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
    // More below than above: the last thing of a page is not taken for cut off.
    hasRoom: { true: inComponent({ paddingBlock: `${space[6]} ${space[16]}` }), false: {} },
  },
});
