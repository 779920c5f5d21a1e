import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers; later ones win, and unlayered classes of a screen override all of them in any file order. They are in one layer,
 * `patient`, so that another app can place it among its own by name.
 */
export const layers = {
  reset: globalLayer('patient.reset'),
  theme: globalLayer('patient.theme'),
  component: globalLayer('patient.component'),
  pattern: globalLayer('patient.pattern'),
};
