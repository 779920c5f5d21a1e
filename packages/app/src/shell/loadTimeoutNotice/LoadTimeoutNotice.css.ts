import { keyframes, style } from '@vanilla-extract/css';
import { scale, space, vars } from '@patient/ui/theme';

/** Id of the element, by which it is taken away. */
export const id = 'slow-start';

/** How long a page may be without its script before that is said: several times what a slow phone on a slow line takes. */
const PATIENCE = '10s';

// From hidden to seen at once; without script nothing else could tell the time.
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const place = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1,
  maxInlineSize: '40rem',
  marginInline: 'auto',
  padding: space[4],
  visibility: 'hidden',
  animation: `${appear} 1ms ${PATIENCE} forwards`,
  // Where script is switched off, the page says so in its `noscript`.
  '@media': { '(scripting: none)': { display: 'none' } },
});

const { warning } = vars.color.status;

// It has to do with the styles that every page brings, so it borrows none of a component.
export const notice = style({
  padding: `min(${space[4]}, 5vw)`,
  border: `1px solid ${warning.border}`,
  borderRadius: vars.radius.card,
  background: warning.fill,
  color: warning.text,
});

export const title = style({ fontWeight: scale.type.weight.strong });

export const again = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: scale.size.target,
  color: 'inherit',
  fontWeight: scale.type.weight.strong,
  ':focus-visible': {
    outline: `${scale.size.focusRing} solid ${vars.color.focus}`,
    outlineOffset: scale.size.focusOffset,
  },
});
