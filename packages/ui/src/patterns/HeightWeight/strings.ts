import type { Units } from './measures.ts';

/** What {@link HeightWeight} and its two fields say by themselves. */
export interface HeightWeightStrings {
  height: string;
  weight: string;
  feet: string;
  inches: string;
  centimeters: string;
  /** In the box, behind the number. */
  unit: Readonly<Record<'feet' | 'inches' | 'centimeters' | 'pounds' | 'kilograms', string>>;
  /** Changes to the other units. */
  change: Readonly<Record<Units, string>>;
}

export const english: HeightWeightStrings = {
  height: 'Height',
  weight: 'Weight',
  feet: 'Feet',
  inches: 'Inches',
  centimeters: 'Centimeters',
  unit: { feet: 'ft', inches: 'in', centimeters: 'cm', pounds: 'lb', kilograms: 'kg' },
  change: { us: 'Use centimeters and kilograms', metric: 'Use feet, inches and pounds' },
};
