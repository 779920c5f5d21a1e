import { keyframes, style } from '@vanilla-extract/css';
import { scale } from '@patient/ui/theme';

const hide = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  // Hidden at first, so that it does not flash on fast connections.
  animation: `${hide} ${scale.motion.progressThrottle}`,
  // Without scripts nothing is loading.
  '@media': { '(scripting: none)': { display: 'none' } },
});
