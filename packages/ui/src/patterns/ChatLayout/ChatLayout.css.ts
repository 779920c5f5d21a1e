import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { space } from '../../theme/scale.ts';

/** Block size of the header, margins and heading around the panes. */
const AROUND = '12rem';
const AROUND_PHONE = '10rem';

/** Windows with room for the menu of the account, the list and a chat of a phone's width beside each other. */
const beside = 'screen and (min-width: 60rem)';

export const page = style(inPattern({ display: 'flex', flexDirection: 'column', gap: space[4] }));

/** In a narrow window, a chat has its own heading, and this one is visually hidden. */
export const heading = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    selectors: {
      '&[data-chat]': { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    '@media': {
      [beside]: {
        selectors: {
          '&[data-chat]': { position: 'static', inlineSize: 'auto', overflow: 'visible', clipPath: 'none' },
        },
      },
    },
  }),
);

/** One column in narrow windows, where list and chat are separate pages. */
export const panes = style(
  inPattern({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    '@media': {
      [beside]: { gridTemplateColumns: 'minmax(14rem, 2fr) minmax(0, 3fr)' },
      // Firefox prints a row of a grid that is longer than the rest of the page on a new one.
      [media.print]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
    },
  }),
);

export const list = style(
  inPattern({
    minInlineSize: 0,
    selectors: { '&[data-beside]': { display: 'none' } },
    '@media': {
      [beside]: {
        maxBlockSize: `max(26rem, calc(100dvh - ${AROUND}))`,
        overflowY: 'auto',
        selectors: { '&[data-beside]': { display: 'block' } },
      },
    },
  }),
);

export const chat = style(
  inPattern({
    minInlineSize: 0,
    blockSize: `max(20rem, calc(100dvh - ${AROUND_PHONE}))`,
    '@media': {
      [media.roomy]: { blockSize: `max(26rem, calc(100dvh - ${AROUND}))` },
      // All messages, on as many pages as they need.
      [media.print]: { blockSize: 'auto' },
    },
  }),
);

/** Choice of a new message. In narrow windows it is below the list, and hidden until that has loaded, so that it doesn't shift. */
export const choice = style(
  inPattern({
    minInlineSize: 0,
    selectors: { '&[data-waiting]': { display: 'none' } },
    '@media': { [beside]: { selectors: { '&[data-waiting]': { display: 'block' } } } },
  }),
);

/** Link back to the list, for screens that show only the chat. */
export const back = style(inPattern({ '@media': { [beside]: { display: 'none' } } }));

/** Link to a new message, for screens that show list and chat. */
export const action = style(
  inPattern({
    display: 'none',
    '@media': { [beside]: { display: 'block' } },
  }),
);
