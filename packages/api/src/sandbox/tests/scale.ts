const wholeFrom = (name: string, usual: number): number => {
  const asked = Number(process.env[name]);
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
};

/** Every random choice of the proofs follows from this number (`PROOF_SEED`), so that a failure comes again. */
export const SEED = wholeFrom('PROOF_SEED', 20_261_121);

/** How many times as much as usual is tried (`PROOF_SCALE`); `pnpm prove` asks for more. */
export const SCALE = wholeFrom('PROOF_SCALE', 1);
