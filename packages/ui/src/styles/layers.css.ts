import { globalLayer } from '@vanilla-extract/css';

/** Later wins: a screen's own class always beats a piece's, whatever the order of the files. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  component: globalLayer('component'),
  pattern: globalLayer('pattern'),
};
