import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const { duration, easing } = motion;
const { dialog } = vars.radius;

const away = createVar();
const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: `translate(${fallbackVar(away, '0, 100%')})` } });

export const scrim = recipe({
  base: inComponent({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    blockSize: 'var(--visual-viewport-height)',
    zIndex: depth.overlay,
    // Container for the height query that decides whether the header sticks.
    containerType: 'size',
    display: 'flex',
    overflow: 'hidden',
    background: vars.color.scrim,
    '@media': {
      [media.motionAllowed]: {
        selectors: {
          '&[data-entering]': { animation: `${fade} ${duration.calm} ${easing.out}` },
          '&[data-exiting]': { animation: `${fade} ${duration.calm} ${easing.in} reverse forwards` },
        },
      },
    },
  }),
  variants: {
    side: {
      start: inComponent({ justifyContent: 'flex-start' }),
      end: inComponent({ justifyContent: 'flex-end' }),
      bottom: inComponent({ alignItems: 'flex-end', paddingBlockStart: space[8] }),
    },
  },
});

export const panel = recipe({
  base: inComponent({
    display: 'flex',
    overflow: 'hidden',
    border: '1px solid transparent',
    background: vars.color.surface.overlay,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.motionAllowed]: {
        selectors: {
          '&[data-entering]': { animation: `${slide} ${duration.slow} ${easing.out}` },
          '&[data-exiting]': { animation: `${slide} ${duration.calm} ${easing.in} reverse forwards` },
        },
      },
    },
  }),
  variants: {
    side: {
      start: inComponent({
        vars: { [away]: '-100%, 0' },
        borderStartEndRadius: dialog,
        borderEndEndRadius: dialog,
        selectors: { '&:dir(rtl)': { vars: { [away]: '100%, 0' } } },
      }),
      end: inComponent({
        vars: { [away]: '100%, 0' },
        borderStartStartRadius: dialog,
        borderEndStartRadius: dialog,
        selectors: { '&:dir(rtl)': { vars: { [away]: '-100%, 0' } } },
      }),
      bottom: inComponent({
        vars: { [away]: '0, 100%' },
        borderStartStartRadius: dialog,
        borderStartEndRadius: dialog,
        maxBlockSize: '100%',
      }),
    },
    // Grows with large text but leaves a strip of the page as wide as a thumb, to close the sheet.
    width: {
      drawer: inComponent({
        inlineSize: `min(max(${scale.size.drawer}, 15.625rem), 100% - ${scale.size.target})`,
      }),
      panel: inComponent({
        inlineSize: `min(max(${scale.size.sideMenu}, 21.875rem), 100% - min(${space[8]}, ${scale.size.target}))`,
      }),
      full: inComponent({ inlineSize: '100%' }),
    },
  },
});
