import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { space } from '../../theme/scale.ts';

/** Two columns on wide screens: content and plan. */
export const columns = style(
  inPattern({
    display: 'grid',
    gap: space[6],
    alignItems: 'start',
    '@media': {
      [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)', gap: space[8] },
    },
  }),
);

export const content = recipe({
  base: inPattern({ display: 'grid', gap: space[6], minInlineSize: 0 }),
  variants: {
    isAfterPlan: {
      true: inPattern({ order: 1, '@media': { [media.roomy]: { order: 0 } } }),
      false: {},
    },
  },
});

/** The plan of a page with a bar, which has it on phones. */
export const beside = style(
  inPattern({
    display: 'none',
    '@media': {
      [media.roomy]: { display: 'block' },
      [media.tall]: { position: 'sticky', insetBlockStart: '8rem' },
    },
  }),
);

export const foot = style(
  inPattern({ display: 'contents', '@media': { [media.roomy]: { display: 'none' } } }),
);

// At the bottom of the screen even below short content, without the room at the end of a StepFrame.
globalStyle(
  `${foot} > *`,
  inPattern({ '@media': { [media.phone]: { marginBlock: `auto calc(-1 * ${space[8]})` } } }),
);

/** The action, which the bar has on phones. */
export const action = style(inPattern({ display: 'none', '@media': { [media.roomy]: { display: 'grid' } } }));
