const wholeFrom = (name: string, usual: number): number => {
  const asked = Number(process.env[name]);
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
};

/** Seed of the property tests (`PROPERTY_SEED`), to repeat a failure. */
export const SEED = wholeFrom('PROPERTY_SEED', 20_261_121);

/** Factor of the number of cases (`PROPERTY_SCALE`); `pnpm prove` sets a higher one. */
export const SCALE = wholeFrom('PROPERTY_SCALE', 1);
