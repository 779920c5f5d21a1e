import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers; later ones win, and unlayered classes of a screen override all of them in any file order. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  component: globalLayer('component'),
  pattern: globalLayer('pattern'),
};
