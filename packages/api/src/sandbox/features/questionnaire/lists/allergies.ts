import type { LookupItem } from './entry.ts';

const byKind = {
  medicine: ['Penicillin', 'Sulfa drugs', 'Aspirin', 'Ibuprofen', 'Codeine', 'Lidocaine', 'Tetracycline'],
  food: ['Peanuts', 'Tree nuts', 'Milk', 'Eggs', 'Wheat', 'Soy', 'Fish', 'Shellfish', 'Sesame'],
  surroundings: ['Latex', 'Pollen', 'House dust', 'Animal hair', 'Bee stings', 'Propylene glycol'],
};

/** Allergies that patients can select. As there are no codes, `system` is the kind of allergen. */
export const allergies: readonly LookupItem[] = Object.entries(byKind).flatMap(([system, names]) =>
  names.map((name) => ({ _id: `allergy-${name.toLowerCase().replaceAll(' ', '-')}`, name, system })),
);
