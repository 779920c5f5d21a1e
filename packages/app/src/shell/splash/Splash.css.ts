import { keyframes, style } from '@vanilla-extract/css';
import { scale } from '@patient/ui/theme';

const hide = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  // A page that is there at once never shows it.
  animation: `${hide} ${scale.motion.progressThrottle}`,
  // Where script is switched off nothing is on its way.
  '@media': { '(scripting: none)': { display: 'none' } },
});
