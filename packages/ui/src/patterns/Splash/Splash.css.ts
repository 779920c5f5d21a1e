import { keyframes, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { warning } = vars.color.status;

const hide = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** Without scripts nothing is loading; the page has a `noscript` message. */
const needsScripts = { '(scripting: none)': { display: 'none' } } as const;

export const page = style(
  inPattern({
    display: 'grid',
    placeItems: 'start center',
    minBlockSize: '100dvh',
    paddingBlock: space[10],
    // Hidden at first, so that it does not flash on fast connections.
    animation: `${hide} ${scale.motion.progressThrottle}`,
    // In a lower window, the notice would cover the middle.
    '@media': { ...needsScripts, [media.tall]: { placeItems: 'center' } },
  }),
);

/** Id of the notice. */
export const noticeId = 'load-timeout-notice';

/** Several times the load time of a slow phone on a slow connection. */
const DELAY = '10s';

// A delay in CSS, because scripts may not load.
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const place = style(
  inPattern({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 1,
    maxInlineSize: '40rem',
    marginInline: 'auto',
    padding: space[4],
    visibility: 'hidden',
    animation: `${appear} 1ms ${DELAY} forwards`,
    '@media': needsScripts,
  }),
);

// Without styles of components, because only the base styles are loaded.
export const notice = style(
  inPattern({
    padding: `min(${space[4]}, 5vw)`,
    border: `1px solid ${warning.border}`,
    borderRadius: vars.radius.card,
    background: warning.fill,
    color: warning.text,
  }),
);

export const title = style(inPattern({ fontWeight: scale.type.weight.strong }));

export const again = style(
  inPattern({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: scale.size.target,
    color: 'inherit',
    fontWeight: scale.type.weight.strong,
  }),
);
