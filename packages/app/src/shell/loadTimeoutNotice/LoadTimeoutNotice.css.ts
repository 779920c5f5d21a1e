import { keyframes, style } from '@vanilla-extract/css';
import { scale, space, vars } from '@patient/ui/theme';

/** Id of the element. */
export const id = 'load-timeout-notice';

/** Several times the load time of a slow phone on a slow connection. */
const DELAY = '10s';

// A delay in CSS, because scripts may not load.
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
  animation: `${appear} 1ms ${DELAY} forwards`,
  // The page has a `noscript` message.
  '@media': { '(scripting: none)': { display: 'none' } },
});

const { warning } = vars.color.status;

// Does not use styles of components, because only the base styles are loaded.
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
});
