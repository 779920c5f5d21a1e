const positiveIntegerOf = (name: string, fallback: number): number => {
  const value = Number(process.env[name]);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** Seed of the property tests (`PROPERTY_SEED`), to repeat a failure. */
export const SEED = positiveIntegerOf('PROPERTY_SEED', 20_261_121);

/** Factor of the number of cases (`PROPERTY_SCALE`); `test --only prove` sets a higher one. */
export const SCALE = positiveIntegerOf('PROPERTY_SCALE', 1);
