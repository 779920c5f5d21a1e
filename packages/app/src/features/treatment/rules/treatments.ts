import type { ProductType } from './slugs.ts';

const NAMES: Readonly<Record<ProductType, string>> = {
  ed: 'Erectile Dysfunction Treatment',
  hl: 'Hair Loss Treatment',
  wl: 'Weight Loss Treatment',
  ag: 'Anti-Aging Treatment',
};

const ABOUT: Readonly<Record<ProductType, string>> = {
  ed: 'Tablets that work when you need them, or every day.',
  hl: 'Keep the hair you have, and grow some back.',
  wl: 'A weekly dose, and a doctor who follows your progress.',
  ag: 'Care for your skin and energy as you age.',
};

/** One-sentence description of a treatment. */
export const treatmentAbout = (productType: ProductType): string => ABOUT[productType];

/** Name of a treatment for patients (specification section 2, treatment sidebar). */
export const treatmentName = (productType: ProductType): string => NAMES[productType];
