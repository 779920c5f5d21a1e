import type { MeasureProblem, Units } from './measures.ts';

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
  /** What is wrong with a height, and its limits. */
  heightError: Readonly<Record<MeasureProblem, string>>;
  /** What is wrong with a weight, and its limits. */
  weightError: Readonly<Record<MeasureProblem, string>>;
}

export const english: HeightWeightStrings = {
  height: 'Height',
  weight: 'Weight',
  feet: 'Feet',
  inches: 'Inches',
  centimeters: 'Centimeters',
  unit: { feet: 'ft', inches: 'in', centimeters: 'cm', pounds: 'lb', kilograms: 'kg' },
  change: { us: 'Use centimeters and kilograms', metric: 'Use feet, inches and pounds' },
  heightError: {
    missing: 'Enter your height, with inches from 0 to 11.',
    range: 'A height is between 3 feet (91 cm) and 8 feet 11 inches (272 cm).',
  },
  weightError: {
    missing: 'Enter your weight.',
    range: 'A weight is between 50 lb (22.7 kg) and 1,000 lb (453.6 kg).',
  },
};
