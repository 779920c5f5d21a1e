import type { Units } from './measures.ts';

/** Strings shown by {@link HeightWeight} and its two fields. */
export interface HeightWeightStrings {
  height: string;
  weight: string;
  feet: string;
  inches: string;
  centimeters: string;
  /** Unit after the number. */
  unit: Readonly<Record<'feet' | 'inches' | 'centimeters' | 'pounds' | 'kilograms', string>>;
  /** Button that switches to the other unit system. */
  change: Readonly<Record<Units, string>>;
}

export const defaultStrings: HeightWeightStrings = {
  height: 'Height',
  weight: 'Weight',
  feet: 'Feet',
  inches: 'Inches',
  centimeters: 'Centimeters',
  unit: { feet: 'ft', inches: 'in', centimeters: 'cm', pounds: 'lb', kilograms: 'kg' },
  change: { us: 'Use centimeters and kilograms', metric: 'Use feet, inches, and pounds' },
};
