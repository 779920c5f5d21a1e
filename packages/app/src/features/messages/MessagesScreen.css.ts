import { style } from '@vanilla-extract/css';
import { media, space } from '@patient/ui/theme';

/** Header, margins and heading of the page, which the panes leave room for. */
const AROUND = '12rem';
const AROUND_PHONE = '10rem';

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

/** On a phone a chat has a heading of its own; this one is then for screen readers only. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  selectors: {
    '&[data-chat]': { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  '@media': {
    [media.roomy]: {
      selectors: {
        '&[data-chat]': { position: 'static', inlineSize: 'auto', overflow: 'visible', clipPath: 'none' },
      },
    },
  },
});

/** On a phone only the list or the chat is shown, as two pages. */
export const panes = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(14rem, 2fr) minmax(0, 3fr)' } },
});

export const list = style({
  minInlineSize: 0,
  selectors: { '&[data-beside]': { display: 'none' } },
  '@media': {
    [media.roomy]: {
      maxBlockSize: `max(26rem, calc(100dvh - ${AROUND}))`,
      overflowY: 'auto',
      selectors: { '&[data-beside]': { display: 'block' } },
    },
  },
});

export const chat = style({
  minInlineSize: 0,
  blockSize: `max(20rem, calc(100dvh - ${AROUND_PHONE}))`,
  '@media': { [media.roomy]: { blockSize: `max(26rem, calc(100dvh - ${AROUND}))` } },
});

/** On a phone they stand below the list, and come with it: they would move down as it grew. */
export const topics = style({
  minInlineSize: 0,
  selectors: { '&[data-waiting]': { display: 'none' } },
  '@media': { [media.roomy]: { selectors: { '&[data-waiting]': { display: 'block' } } } },
});

/** The way back to the list, which stands beside the chat where there is room. */
export const back = style({ '@media': { [media.roomy]: { display: 'none' } } });

/** A new message, beside a chat. */
export const newOnDesktop = style({
  display: 'none',
  '@media': { [media.roomy]: { display: 'block' } },
});
